import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { fixtureSite } from '../support/fixture-site.js';
import { library } from '../support/library.js';
import { readerOf } from '../support/reader.js';

const showcase = readerOf(() => inject('showcase').origin);
const { origin } = fixtureSite(library);
const reader = readerOf(origin);

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const category = (page: Page, name: string) =>
  sidebar(page)
    .locator('.sidebar-details', { has: page.locator('summary', { hasText: name }) })
    .last();
const isOpen = async (page: Page, name: string) =>
  (await category(page, name).getAttribute('open')) !== null;

describe('sidebar', () => {
  it('remembers expanded and collapsed categories across pages and reloads', async () => {
    const page = await showcase.open('/docs/pagination');
    const before = { banking: await isOpen(page, 'Banking'), crm: await isOpen(page, 'CRM') };
    expect(before).toEqual({ banking: false, crm: false });
    if (!(await isOpen(page, 'Import API'))) {
      await category(page, 'Import API').locator('summary').first().click();
    }
    await category(page, 'CRM').locator('summary').click();
    await sidebar(page).getByRole('link', { name: 'Deal', exact: true }).click();
    await page.waitForURL('**/crm/deal');
    await page.goto('/docs/import_api/banking/bank');
    expect(await isOpen(page, 'CRM')).toBe(true);
    expect(await isOpen(page, 'Banking'), 'the way to the page is open').toBe(true);
    await category(page, 'CRM').locator('summary').click();
    await page.reload();
    expect(await isOpen(page, 'CRM')).toBe(false);
  });

  it('does not collapse a category when another one is expanded', async () => {
    const page = await showcase.open('/docs/import_api/crm/deal');
    await category(page, 'Banking').locator('summary').click();
    expect([await isOpen(page, 'Banking'), await isOpen(page, 'CRM')]).toEqual([true, true]);
  });

  it('has no hide button', async () => {
    const page = await showcase.open('/docs');
    expect(await page.getByRole('button', { name: /sidebar/ }).count()).toBe(0);
  });

  it('starts with the link to the Import API', async () => {
    const page = await showcase.open('/docs');
    const first = sidebar(page).getByRole('link').first();
    expect(await first.textContent()).toBe('Import API');
    expect(await first.getAttribute('href')).toBe('/docs/category/import-api');
  });

  it('works when the browser blocks storage', async () => {
    const page = await showcase.open('/docs', {
      prepare: (context) =>
        context.addInitScript(() => {
          Object.defineProperty(window, 'sessionStorage', {
            get: () => {
              throw new DOMException('refused', 'SecurityError');
            },
          });
        }),
    });
    await sidebar(page).getByRole('link', { name: 'Pagination', exact: true }).click();
    await page.waitForURL('**/docs/pagination');
    expect(await sidebar(page).locator('[aria-current="page"]').textContent()).toBe('Pagination');
  });
});

describe('sidebar with autoCollapseCategories', () => {
  it('keeps one category expanded at a time', async () => {
    const page = await reader.open('/docs/letters/volume-1');
    await category(page, 'Novels').locator('summary').click();
    expect([await isOpen(page, 'Novels'), await isOpen(page, 'Letters')]).toEqual([true, false]);
    await page.goto('/docs/poems/volume-2');
    expect([await isOpen(page, 'Novels'), await isOpen(page, 'Poems')]).toEqual([false, true]);
  });
});

describe('long sidebar', () => {
  it('shows the current page', async () => {
    const page = await reader.open('/docs/plays/volume-14');
    const within = await sidebar(page).evaluate((frame) => {
      const box = frame.getBoundingClientRect();
      const link = frame.querySelector('[aria-current="page"]')?.getBoundingClientRect();
      return link !== undefined && link.top >= box.top && link.bottom <= box.bottom;
    });
    expect(within).toBe(true);
  });

  it('keeps its scroll position on the next page', async () => {
    const page = await reader.open('/docs/plays/volume-9');
    const top = () => sidebar(page).evaluate((frame) => frame.scrollTop);
    await sidebar(page).evaluate((frame) => {
      frame.scrollTop = 120;
    });
    await sidebar(page).getByRole('link', { name: 'Plays, volume 8', exact: true }).click();
    await page.waitForURL('**/volume-8');
    const before = await top();
    await page.reload();
    expect(before).toBeGreaterThan(0);
    expect(await top()).toBe(before);
  });
});

describe('hideable sidebar', () => {
  const toggle = (page: Page, name: 'Hide' | 'Show') =>
    page.getByRole('button', { name: `${name} sidebar`, exact: true });

  it('stays hidden on other pages until the reader shows it again', async () => {
    const page = await reader.open('/docs/novels/volume-1');
    await toggle(page, 'Hide').click();
    expect(await sidebar(page).isVisible()).toBe(false);
    expect(await toggle(page, 'Show').getAttribute('aria-expanded')).toBe('false');
    await page.goto('/docs/plays/volume-1');
    expect(await sidebar(page).isVisible()).toBe(false);
    await toggle(page, 'Show').click();
    expect(await sidebar(page).isVisible()).toBe(true);
  });

  it('is hidden in two tabs at once', async () => {
    const page = await reader.open('/docs/novels/volume-1');
    const other = await page.context().newPage();
    await other.goto('/docs/plays/volume-1');
    await toggle(page, 'Hide').click();
    await toggle(other, 'Show').click();
    await toggle(page, 'Hide').waitFor();
    expect(await sidebar(page).isVisible()).toBe(true);
  });

  it('is still in the menu on small screens', async () => {
    const page = await reader.open('/docs/novels/volume-1');
    await toggle(page, 'Hide').click();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    expect(await sidebar(page).isVisible()).toBe(true);
  });
});
