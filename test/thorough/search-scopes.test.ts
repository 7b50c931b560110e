import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.js';
import { fixtureSite } from '../support/fixture-site.js';
import { readerOf } from '../support/reader.js';
import { versionedSite } from '../support/versions-and-languages.js';

const { origin } = versionedSite();
const reader = readerOf(origin);

/** Addresses of what a search finds, whatever language the page speaks. */
async function found(page: Page, query: string): Promise<(string | null)[]> {
  await page.locator('.search-button').click();
  await page.locator('#_search-input').fill(query);
  await page.locator('.search-excerpt').first().waitFor();
  const links = page.locator('[role="option"]:not(.search-section)');
  const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return urls;
}

describe('search with versions and locales', () => {
  it.each([
    ['/docs', '/docs/orbits', ['/docs/1.0/orbits', '/docs/next/orbits', '/de/docs/orbits']],
    ['/docs/1.0', '/docs/1.0/orbits', ['/docs/orbits', '/docs/next/orbits']],
    ['/docs/next', '/docs/next/orbits', ['/docs/orbits', '/docs/1.0/orbits']],
    ['/api', '/docs/orbits', ['/docs/1.0/orbits']],
    ['/ar/docs', '/ar/docs/orbits', ['/docs/orbits', '/ar/docs/1.0/orbits']],
  ])('on %s finds %s and nothing of other versions and locales', async (url, first, others) => {
    const page = await reader.open(url);
    const urls = await found(page, 'orbits');
    expect(urls[0]).toBe(first);
    for (const other of others) expect(urls).not.toContain(other);
  });

  it('uses the language of the current page after client-side navigation', async () => {
    const page = await reader.open('/docs');
    expect((await found(page, 'rising'))[0]).toMatch(/^\/api/);
    await page.keyboard.press('Escape');
    const menu = page.locator('.navbar [data-menu="locale"]');
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL('**/de/docs');
    await page.locator('html[lang="de"]').waitFor();
    expect((await found(page, 'rising'))[0]).toMatch(/^\/de\/api/);
    await page.getByText('gefunden').waitFor();
  });

  it('is right-to-left in Arabic and has no axe violations', async () => {
    const page = await reader.open('/ar/docs', { width: 390, reducedMotion: 'reduce' });
    expect((await found(page, 'rising')).length).toBeGreaterThan(0);
    const dialog = page.getByRole('dialog', { name: 'بحث' });
    expect(await dialog.evaluate((node) => getComputedStyle(node).direction)).toBe('rtl');
    await dialog.getByRole('status').filter({ hasText: 'عُثر على' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('search with a base URL', () => {
  const site = fixtureSite(
    {
      'docsgen.config.json': '{ "baseUrl": "/space/", "trailingSlash": true }',
      'content/docs/mars.md': '# Mars\n\nThe red planet.\n\n## Moons\n\nPhobos and Deimos.\n',
    },
    { baseUrl: '/space/' },
  );
  const traveller = readerOf(site.origin);

  it('finds pages and sections', async () => {
    const page = await traveller.open('/space/');
    expect(await found(page, 'deimos')).toEqual(['/space/docs/mars/']);
    await page.locator('.search-section').click();
    await page.waitForURL('**/space/docs/mars/#moons');
  });
});

describe('disabled search', () => {
  const site = fixtureSite({
    'docsgen.config.json': '{ "search": false }',
    'content/docs/mars.md': '# Mars\n',
  });
  const traveller = readerOf(site.origin);

  it('hides the search button', async () => {
    const page = await traveller.open('/docs/mars');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    expect(await page.getByRole('button', { name: 'Search' }).count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
