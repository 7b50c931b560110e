import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.js';
import { fixtureSite } from '../support/fixture-site.js';
import { library } from '../support/library.js';
import { readerOf } from '../support/reader.js';

const { origin } = fixtureSite(library);
const reader = readerOf(origin);

const bar = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click();

/** Where a link of each type leads to; each is in the bar of wide windows and in the menu of small ones. */
const links = [
  { type: 'default', name: 'Home', path: '/' },
  { type: 'doc', name: 'Hours', path: '/docs/opening-hours' },
  { type: 'docSidebar', name: 'Shelves', path: '/docs' },
  { type: 'docsVersion', name: 'Edition', path: '/docs' },
];
const menus = [
  { type: 'dropdown', name: 'Elsewhere', items: ['When we open', 'All shelves', 'Catalogue'] },
  { type: 'docsVersionDropdown', name: 'Version: Next', items: ['Next'] },
  { type: 'localeDropdown', name: 'Language: English', items: ['English'] },
];

const summary = (place: Locator, name: string) => place.locator('summary', { hasText: name });

describe.each([
  { place: 'the bar', width: 1440, find: bar, prepare: async () => undefined },
  { place: 'the menu of small screens', width: 390, find: menu, prepare: openMenu },
])('navbar items in $place', ({ width, find, prepare }) => {
  const open = async (): Promise<{ page: Page; place: Locator }> => {
    const page = await reader.open('/docs/novels/volume-3', { width });
    await prepare(page);
    return { page, place: find(page) };
  };

  it.each(links)('include a link of type $type', async ({ name, path }) => {
    const { page, place } = await open();
    await place.locator('#_navbar').getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`${origin()}${path}`);
  });

  it.each(menus)('include a menu of type $type', async ({ name, items }) => {
    const { place } = await open();
    await summary(place, name).click();
    for (const item of items) {
      expect(await place.getByRole('link', { name: item, exact: true }).isVisible()).toBe(true);
    }
  });

  it('include custom HTML', async () => {
    const { place } = await open();
    expect(await place.locator('em', { hasText: 'Silence, please' }).isVisible()).toBe(true);
  });

  it('have no axe violations with open menus', async () => {
    const { page, place } = await open();
    await summary(place, 'Elsewhere').click();
    expect(await violationsOf(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('navbar menu', () => {
  const opened = async (): Promise<{ page: Page; menu: Locator }> => {
    const page = await reader.open('/', { width: 1440 });
    const dropdown = bar(page).locator('.dropdown', { hasText: 'Elsewhere' });
    await dropdown.locator('summary').focus();
    return { page, menu: dropdown };
  };
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

  it('opens with the arrow keys, which cycle through its links', async () => {
    const { page, menu: dropdown } = await opened();
    const seen: (string | null | undefined)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
      await page.keyboard.press(key);
      seen.push(await focused(page));
    }
    expect(seen).toEqual([
      'When we open',
      'All shelves',
      'Catalogue',
      'When we open',
      'Catalogue',
      'When we open',
    ]);
    expect(await dropdown.getAttribute('open')).toBe('');
  });

  it('closes on Escape and returns the focus', async () => {
    const { page, menu: dropdown } = await opened();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    expect(await dropdown.getAttribute('open')).toBeNull();
    expect(await focused(page)).toBe('Elsewhere');
  });

  it('closes on a click outside and when it loses the focus', async () => {
    const { page, menu: dropdown } = await opened();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1 }).click();
    expect(await dropdown.getAttribute('open')).toBeNull();
    await dropdown.locator('summary').click();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
    expect(await dropdown.getAttribute('open')).toBeNull();
  });
});

describe('colour mode of a site that follows the system', () => {
  const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
  const named = (page: Page, choice: string) =>
    page.getByRole('button', { name: `Colour mode: ${choice}`, exact: true });

  it('cycles from system to light, dark and back to system', async () => {
    const page = await reader.open('/', { colorScheme: 'dark' });
    expect(await themeOf(page)).toBe('dark');
    await named(page, 'system').click();
    expect(await themeOf(page)).toBe('light');
    await page.reload();
    expect(await themeOf(page)).toBe('light');
    await named(page, 'light').click();
    expect(await themeOf(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await themeOf(page), 'a choice stands against the system').toBe('dark');
    await named(page, 'dark').click();
    await named(page, 'system').waitFor();
    expect(await themeOf(page)).toBe('light');
  });

  it('follows changes of the system while the page is open', async () => {
    const page = await reader.open('/', { colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  });
});
