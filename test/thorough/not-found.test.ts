import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { violationsOf } from '../support/axe.js';
import { layoutShifts, recordShifts } from '../support/layout-shifts.js';
import { readerOf } from '../support/reader.js';

const { origin } = inject('showcase');
const reader = readerOf(() => origin);

const near = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Did you mean' }) });

describe('Not Found page', () => {
  it('has the navbar, the navigation and the footer', async () => {
    const page = await reader.open('/docs/nowhere');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found');
    for (const place of ['banner', 'contentinfo', 'navigation'] as const) {
      expect(await page.getByRole(place).first().isVisible(), place).toBe(true);
    }
  });

  it.each([
    ['/docs/import_api/invoicing/invioce', '/docs/import_api/invoicing/invoice'],
    ['/docs/import-api/invoicing/Credit-Note.html', '/docs/import_api/invoicing/credit_note'],
    ['/guides/pagination', '/docs/pagination'],
    ['/api/customer/create-customers', '/api/customers/create-customer'],
  ])('for %s suggests %s', async (asked, meant) => {
    const page = await reader.open(asked);
    const link = near(page).getByRole('link').first();
    expect(await link.getAttribute('href')).toBe(meant);
    await link.click();
    await page.waitForURL(`**${meant}`);
  });

  it.each([390, 1280])('does not shift when the suggestions arrive at %i px', async (width) => {
    const page = await reader.open('/docs/pagnation', {
      width,
      prepare: recordShifts,
    });
    await near(page).waitFor();
    await page.waitForTimeout(300);
    expect(await layoutShifts(page)).toEqual([]);
  });

  it('links to the home page without suggestions for a URL unlike any other', async () => {
    const page = await reader.open('/wp-login.php');
    await page.waitForLoadState('networkidle');
    expect(await near(page).isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'Go to the home page' }).isVisible()).toBe(true);
  });

  it('links to the main pages if the list of pages cannot be loaded', async () => {
    const page = await reader.open('/docs/pagination');
    await page.route('**/404.json', (route) => route.abort());
    await page.goto('/docs/pagnation');
    await page.waitForLoadState('networkidle');
    expect(await near(page).isVisible()).toBe(false);
    expect(await page.locator('main').getByRole('link', { name: 'Docs' }).isVisible()).toBe(true);
    expect(await page.getByText('This page crashed.').count()).toBe(0);
  });

  it('offers the search', async () => {
    const page = await reader.open('/docs/nowhere');
    await page.evaluate(() => {
      document.addEventListener('docsgen:search', () => Object.assign(window, { asked: true }), {
        capture: true,
      });
    });
    await page.locator('main').getByRole('button', { name: 'Search the site' }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(true);
  });

  it.each([390, 1280])('has no axe violations at %i px', async (width) => {
    const page = await reader.open('/docs/pagnation', { width, reducedMotion: 'reduce' });
    await near(page).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    expect(await violationsOf(page)).toEqual([]);
  });

  it('hides controls that need scripts when scripts are off', async () => {
    const page = await reader.open('/docs/nowhere', { javaScriptEnabled: false });
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Go to the home page' }).isVisible()).toBe(true);
  });
});
