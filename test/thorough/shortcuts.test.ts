import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { violationsOf } from '../support/axe.js';
import { readerOf } from '../support/reader.js';

const { origin } = inject('showcase');
const reader = readerOf(() => origin);

const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const button = (page: Page) => page.getByRole('button', { name: 'Keyboard shortcuts' });

/** Notes how often the search is asked for. */
const countSearches = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { searches: 0 });
    document.addEventListener(
      'docsgen:search',
      (event) => {
        event.stopImmediatePropagation();
        Object.assign(window, { searches: Reflect.get(window, 'searches') + 1 });
      },
      { capture: true },
    );
  });
const searches = (page: Page) => page.evaluate((): number => Reflect.get(window, 'searches'));

/** Puts a field and a place to write into the page, and the focus into one of them. */
const typeInto = (page: Page, html: string) =>
  page.evaluate((markup) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', markup);
    document.querySelector<HTMLElement>('#_field')?.focus();
  }, html);

describe('list of keyboard shortcuts', () => {
  it('opens by its key and by its button, and closes on Escape', async () => {
    const page = await reader.open('/docs');
    await page.keyboard.press('?');
    await list(page).getByText('Show this list').waitFor();
    await page.keyboard.press('Escape');
    expect(await list(page).isVisible()).toBe(false);
    await button(page).click();
    expect(await list(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    const back = await button(page).evaluate((node) => node === document.activeElement);
    expect(back).toBe(true);
  });

  it('closes by its button and by a click outside', async () => {
    const page = await reader.open('/docs');
    await page.keyboard.press('?');
    await list(page).getByRole('button', { name: 'Close the list' }).click();
    expect(await list(page).isVisible()).toBe(false);
    await page.keyboard.press('?');
    await page.mouse.click(10, 400);
    expect(await list(page).isVisible()).toBe(false);
  });

  it.each(['light', 'dark'])('has no axe violations in %s mode', async (mode) => {
    const page = await reader.open('/docs', {
      width: 390,
      reducedMotion: 'reduce',
      prepare: (context) =>
        context.addInitScript((kept) => localStorage.setItem('docsgen:color-mode', kept), mode),
    });
    await page.keyboard.press('?');
    await list(page).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('works after client-side navigation', async () => {
    const page = await reader.open('/docs');
    await page.getByRole('banner').getByRole('link', { name: 'API reference' }).click();
    await page.waitForURL('**/api');
    await page.keyboard.press('?');
    await list(page).waitFor();
  });
});

describe('search shortcuts', () => {
  it.each(['/', 'Control+k', 'Meta+k'])('%s opens the search', async (key) => {
    const page = await reader.open('/docs');
    await countSearches(page);
    await page.keyboard.press(key);
    expect(await searches(page)).toBe(1);
  });

  it.each([
    '<input id="_field">',
    '<textarea id="_field"></textarea>',
    '<select id="_field"><option>Mars</select>',
    '<div id="_field" contenteditable="true">Mars</div>',
  ])('are ignored while the reader types into %s', async (html) => {
    const page = await reader.open('/docs');
    await countSearches(page);
    await typeInto(page, html);
    for (const key of ['/', '?', 'Control+k']) await page.keyboard.press(key);
    expect(await searches(page)).toBe(0);
    expect(await list(page).isVisible()).toBe(false);
  });

  it('are ignored while a dialog is open', async () => {
    const page = await reader.open('/docs');
    await countSearches(page);
    await page.keyboard.press('?');
    await list(page).waitFor();
    for (const key of ['/', 'Control+k']) await page.keyboard.press(key);
    expect(await searches(page)).toBe(0);
  });

  it('are ignored with other modifiers and during input method composition', async () => {
    const page = await reader.open('/docs');
    await countSearches(page);
    await page.keyboard.press('Alt+/');
    await page.keyboard.press('Control+Alt+k');
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: '/', isComposing: true, bubbles: true }),
      ),
    );
    expect(await searches(page)).toBe(0);
  });
});

it('single-key shortcuts can be turned off permanently', async () => {
  const page = await reader.open('/docs');
  await button(page).click();
  await list(page).getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck();
  await page.goto('/api');
  await countSearches(page);
  for (const key of ['/', '?']) await page.keyboard.press(key);
  expect(await searches(page)).toBe(0);
  expect(await list(page).isVisible()).toBe(false);
  await page.keyboard.press('Control+k');
  expect(await searches(page)).toBe(1);
});
