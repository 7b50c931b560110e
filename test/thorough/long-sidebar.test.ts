import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../support/fixture-site.js';
import { readerOf } from '../support/reader.js';

const letters = Array.from({ length: 240 }, (_, index) => String(index).padStart(3, '0'));
const files = Object.fromEntries(
  letters.map((number) => [
    `content/docs/letters/${number}.md`,
    `# Letter ${number}\n\nDear all,\n`,
  ]),
);
const { origin } = fixtureSite(files);
const reader = readerOf(origin);

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const letter = (page: Page, number: string) =>
  sidebar(page).getByRole('link', { name: `Letter ${number}`, exact: true });
const shown = (page: Page) =>
  sidebar(page)
    .getByRole('link', { name: /^Letter \d/ })
    .count();
const all = (page: Page) => sidebar(page).getByRole('link', { name: 'Show all 240', exact: true });

describe('sidebar category with hundreds of pages', () => {
  it('shows the pages near the current one, and the others in place on request', async () => {
    const page = await reader.open('/docs/letters/100');
    expect(await shown(page)).toBe(41);
    await all(page).scrollIntoViewIfNeeded();
    const scrolled = await letter(page, '120').boundingBox();
    await all(page).click();
    await letter(page, '239').waitFor({ state: 'attached' });
    expect(await shown(page)).toBe(240);
    expect(page.url()).toMatch(/letters\/100$/);
    expect(await sidebar(page).locator('[aria-current="page"]').textContent()).toBe('Letter 100');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Letter 121');
    expect((await letter(page, '120').boundingBox())?.y).toBeCloseTo(scrolled?.y ?? 0, 0);
    expect(await all(page).count()).toBe(0);
    const labels = await sidebar(page)
      .getByRole('link', { name: /^Letter \d/ })
      .allTextContents();
    expect(labels).toEqual(letters.map((number) => `Letter ${number}`));
  });

  it('works in the menu on small screens', async () => {
    const page = await reader.open('/docs/letters/100', { width: 390 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await all(page).click();
    await letter(page, '000').waitFor({ state: 'attached' });
    expect(await letter(page, '121').isVisible()).toBe(true);
    expect(await shown(page)).toBe(240);
  });

  it('links to a page that lists all of them when scripts are off', async () => {
    const page = await reader.open('/docs/letters/100', { javaScriptEnabled: false });
    await all(page).click();
    await page.waitForURL('**/docs/category/letters');
    expect(await shown(page)).toBe(240);
  });

  it('falls back to that page when the rest cannot be fetched', async () => {
    const page = await reader.open('/docs/letters/100');
    await page.route('**/sidebar-*.json', (route) => route.abort());
    await all(page).click();
    await page.waitForURL('**/docs/category/letters');
  });
});
