import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsInModes } from '../support/axe.js';
import { fixtureSite } from '../support/fixture-site.js';
import { readerOf } from '../support/reader.js';

const { origin } = fixtureSite(
  {
    'content/index.md': '# Orbit\n\n[Cloud](./cloud/index.md)\n',
    'content/sdk/install.md': '# Install\n\nInstall the SDK with npm.\n',
  },
  { fixture: 'build/several-products' },
);
const reader = readerOf(origin);

const switcher = (page: Page) => page.locator('.navbar [data-menu="product"]');
const pathOf = (page: Page): string => new URL(page.url()).pathname;

describe('the menu of products', () => {
  it('opens with the keyboard and leads to another product', async () => {
    const page = await reader.open('/sdk/install');
    const summary = switcher(page).locator('summary');
    expect(await summary.textContent()).toMatch(/^Docs:\s+SDK$/);
    await summary.focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cloud');
    await page.keyboard.press('Escape');
    expect(await switcher(page).getAttribute('open')).toBeNull();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/cloud');
    await page.getByRole('heading', { level: 1, name: 'Cloud' }).waitFor();
    await page.locator('.navbar [data-menu="product"] summary', { hasText: 'Cloud' }).waitFor();
    // The product has one version, so it needs no menu of versions.
    expect(await page.locator('.navbar [data-menu="version"]').count()).toBe(0);
  });

  it('is a list of links without scripts', async () => {
    const page = await reader.open('/cli', { javaScriptEnabled: false });
    const menu = switcher(page);
    await menu.locator('summary').click();
    const links = menu.getByRole('link');
    expect(await links.allInnerTexts()).toEqual(['Cloud', 'SDK', 'Command line']);
    expect(await links.nth(2).getAttribute('aria-current')).toBe('page');
    await links.nth(1).click();
    expect(pathOf(page)).toBe('/sdk/category/guides');
  });

  it.each([390, 1440])('has no axe violations at %i pixels in either mode', async (width) => {
    const page = await reader.open('/sdk/install', { width, reducedMotion: 'reduce' });
    if (width > 996) await switcher(page).locator('summary').click();
    expect(await violationsInModes(page)).toEqual([]);
  });
});

it('finds pages of every product, those of the current one first', async () => {
  const page = await reader.open('/sdk/install');
  const found = async (): Promise<readonly (string | null)[]> => {
    await page.locator('.search-button').click();
    await page.locator('#_search-input').fill('install');
    await page.locator('.search-excerpt').first().waitFor();
    const links = page.locator('[role="option"]:not(.search-section)');
    return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  };
  expect(await found()).toEqual(['/sdk/install', '/cloud/install']);
  await page.goto(`${origin()}/cloud`);
  expect(await found()).toEqual(['/cloud/install', '/sdk/install']);
});
