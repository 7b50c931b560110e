import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { readerOf } from '../support/reader.js';

const { origin } = inject('showcase');
const reader = readerOf(() => origin);

const modeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const switchOn = (page: Page) => page.getByRole('button', { name: 'Colour mode' });
/** Whether the name that a screen reader says of the switch contains the choice. */
const says = async (page: Page, choice: string) =>
  (await page.getByRole('button', { name: `Colour mode: ${choice}`, exact: true }).count()) === 1;
const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Notes the mode before every paint, from the first one with anything to see. */
function noteFrames(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const frames: (string | undefined)[] = [];
    Object.assign(window, { notedModes: frames });
    const note = (): void => {
      if (document.body) frames.push(document.documentElement.dataset.theme);
      if (frames.length < 20) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

describe('colour mode', () => {
  it('defaults to light, even if the system prefers dark', async () => {
    const page = await reader.open('/docs', { colorScheme: 'dark' });
    expect(await modeOf(page)).toBe('light');
    expect(await says(page, 'light')).toBe(true);
  });

  it('changes the background and persists across reloads and pages', async () => {
    const page = await reader.open('/docs');
    const light = await groundOf(page);
    await switchOn(page).click();
    const dark = await groundOf(page);
    expect(dark).not.toBe(light);
    await page.reload();
    expect(await groundOf(page)).toBe(dark);
    await page.goto('/api/customers/create-customer');
    expect(await groundOf(page)).toBe(dark);
    expect(await says(page, 'dark')).toBe(true);
    await switchOn(page).click();
    await page.goto('/');
    expect(await says(page, 'system')).toBe(true);
    expect(await groundOf(page)).toBe(light);
  });

  it('follows the system once the reader has chosen it', async () => {
    const page = await reader.open('/docs');
    await switchOn(page).click();
    await switchOn(page).click();
    expect(await modeOf(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    await page.reload();
    expect(await says(page, 'system')).toBe(true);
    expect(await modeOf(page)).toBe('dark');
  });

  it('applies before the first paint, without a flash', async () => {
    const page = await reader.open('/docs', { prepare: noteFrames });
    await switchOn(page).click();
    await page.goto('/docs/import_api/invoicing/invoice');
    await page.waitForFunction(() => Reflect.get(window, 'notedModes').length >= 5);
    const frames = await page.evaluate((): string[] => Reflect.get(window, 'notedModes'));
    expect(new Set(frames)).toEqual(new Set(['dark']));
  });

  it('applies even if the main script does not load', async () => {
    const page = await reader.open('/docs');
    await switchOn(page).click();
    await page.route(/main.*\.js$/, (route) => route.abort());
    await page.reload();
    expect(await modeOf(page)).toBe('dark');
  });

  it('can be switched when the browser blocks storage', async () => {
    const page = await reader.open('/docs', {
      prepare: (context) =>
        context.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('refused', 'SecurityError');
            },
          });
        }),
    });
    await switchOn(page).click();
    expect(await modeOf(page)).toBe('dark');
  });

  it('falls back to light when the stored value is invalid', async () => {
    const page = await reader.open('/docs', {
      prepare: (context) =>
        context.addInitScript(() => localStorage.setItem('docsgen:color-mode', 'purple')),
    });
    expect(await modeOf(page)).toBe('light');
  });

  it('syncs between two tabs', async () => {
    const page = await reader.open('/docs');
    const other = await page.context().newPage();
    await other.goto('/api');
    await switchOn(page).click();
    await other.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    expect(await says(other, 'dark')).toBe(true);
    await switchOn(other).click();
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
  });

  it('can be switched by keyboard', async () => {
    const page = await reader.open('/docs');
    await switchOn(page).focus();
    await page.keyboard.press('Space');
    expect(await modeOf(page)).toBe('dark');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await modeOf(page)).toBe('light');
  });
});
