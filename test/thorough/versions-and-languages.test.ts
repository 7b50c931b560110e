import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsInModes } from '../support/axe.js';
import { readerOf } from '../support/reader.js';
import { versionedSite } from '../support/versions-and-languages.js';

const { origin } = versionedSite();
const reader = readerOf(origin);

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Chooses in a menu of the bar as a reader does. */
async function choose(page: Page, menu: 'locale' | 'version', label: string): Promise<void> {
  const dropdown = page.locator(`.navbar [data-menu="${menu}"]`);
  await dropdown.locator('summary').click();
  await dropdown.getByRole('link', { name: label, exact: true }).click();
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

const alternates = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map(
        (link) => [link.hreflang, link.href],
      ),
    ),
  );

describe('docs versions', () => {
  it('publish the latest at /docs, the next at /docs/next and older ones below their name', async () => {
    const page = await reader.open('/docs/orbits');
    await page.getByText('In this edition').waitFor();
    await page.goto(`${origin()}/docs/next/orbits`);
    expect(await page.getByText('In this edition').count()).toBe(0);
    await page.goto(`${origin()}/docs/1.0/orbits`);
    await page.getByText('Epicycles upon epicycles').waitFor();
  });

  it('keep the document when the reader switches to a version that has it', async () => {
    const page = await reader.open('/docs/orbits');
    await choose(page, 'version', '1.0');
    await page.getByText('Epicycles upon epicycles').waitFor();
    expect(pathOf(page)).toBe('/docs/1.0/orbits');
    await choose(page, 'version', 'Next');
    await page.waitForURL('**/docs/next/orbits');
  });

  it('lead to the first page of a version that does not have the document', async () => {
    const page = await reader.open('/docs/next/observe/moon');
    await heading(page, 'The moon is in the way');
    await choose(page, 'version', '1.0');
    await page.waitForURL('**/docs/1.0');
    await heading(page, 'Look up');
  });

  it('show a banner and a canonical link to the latest version on older and upcoming ones', async () => {
    for (const version of ['1.0', 'next']) {
      const page = await reader.open(`/docs/${version}/orbits`);
      const notice = page.locator('.page-notice-version');
      expect(await notice.textContent()).toContain('2.0');
      const canonical = page.locator('link[rel="canonical"]');
      expect(await canonical.getAttribute('href')).toBe('https://almanac.example/docs/orbits');
      await notice.getByRole('link').click();
      await page.waitForURL('**/docs/orbits');
    }
    const latest = await reader.open('/docs/orbits');
    expect(await latest.locator('.page-notice-version').count()).toBe(0);
  });

  it('remember the chosen version for the next visit', async () => {
    const page = await reader.open('/docs/orbits');
    await choose(page, 'version', '1.0');
    await page.waitForURL('**/docs/1.0/orbits');
    await page.goto(`${origin()}/blog`);
    await page.locator('.navbar').getByRole('link', { name: 'Guides', exact: true }).click();
    await page.waitForURL('**/docs/1.0**');
  });
});

describe('locales', () => {
  it('keep the page when the reader switches the language', async () => {
    const page = await reader.open('/docs/orbits');
    await choose(page, 'locale', 'Deutsch');
    await heading(page, 'Umlaufbahnen');
    expect(pathOf(page)).toBe('/de/docs/orbits');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await choose(page, 'locale', 'English');
    await page.waitForURL('**/docs/orbits');
    await heading(page, 'Orbits');
  });

  it('show the original of an untranslated page with a notice', async () => {
    const page = await reader.open('/ar/docs/orbits');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await page.locator('html').getAttribute('lang')).toBe('ar');
    await heading(page, 'Orbits');
    const article = page.locator('h1');
    expect(
      await article.evaluate((node) => [
        node.closest('[lang]')?.getAttribute('lang'),
        getComputedStyle(node).direction,
      ]),
    ).toEqual(['en', 'ltr']);
    expect(await page.locator('.page-notice').count()).toBe(1);
    const canonical = page.locator('link[rel="canonical"]');
    expect(await canonical.getAttribute('href')).toBe('https://almanac.example/docs/orbits');
  });

  it('link only to existing translations as alternates', async () => {
    const page = await reader.open('/de/docs/orbits');
    expect(await alternates(page)).toEqual({
      en: 'https://almanac.example/docs/orbits',
      de: 'https://almanac.example/de/docs/orbits',
      'x-default': 'https://almanac.example/docs/orbits',
    });
    await page.goto(`${origin()}/docs`);
    expect(Object.keys(await alternates(page)).toSorted()).toEqual(['ar', 'de', 'en', 'x-default']);
  });

  it('translate the interface messages of docsgen and of the site', async () => {
    const page = await reader.open('/de/docs');
    await heading(page, 'Nach oben sehen');
    const bar = page.locator('.navbar');
    await bar.getByRole('link', { name: 'Anleitungen', exact: true }).waitFor();
    expect(await page.locator('.skip-link').textContent()).toBe('Zum Inhalt springen');
    expect(await page.locator('.sidebar').textContent()).toContain('Beobachten');
    const links = page.locator('article').getByRole('link', { name: 'die Bahnen' });
    expect(await links.getAttribute('href')).toBe('/de/docs/orbits#umlaufzeiten');
  });

  it('keep the locale in links to untranslated documents', async () => {
    const page = await reader.open('/ar/docs');
    await page.locator('article').getByRole('link', { name: 'المدارات' }).click();
    await page.waitForURL('**/ar/docs/orbits');
  });

  it('include the reference in every language, with code left-to-right', async () => {
    const page = await reader.open('/ar/api/risings/get-rising');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    const code = page.locator('figure.code code').first();
    expect(await code.evaluate((node) => getComputedStyle(node).direction)).toBe('ltr');
  });
});

describe('blog', () => {
  it('lists posts newest first, with pagination', async () => {
    const page = await reader.open('/blog');
    await heading(page, 'Night log');
    const titles = page.locator('main h2 a');
    expect(await titles.allTextContents()).toEqual([
      'Day and night are equal',
      'An annular eclipse',
    ]);
    await page.goto(`${origin()}/blog/page/2`);
    expect(await titles.allTextContents()).toEqual(['The Geminids']);
  });

  it('shows the excerpt in the list and the full text on the post page', async () => {
    const page = await reader.open('/blog');
    expect(await page.getByText('Both hemispheres get the same light').count()).toBe(0);
    await page.getByRole('link', { name: 'Day and night are equal' }).first().click();
    await page.getByText('Both hemispheres get the same light').waitFor();
    expect(pathOf(page)).toBe('/blog/2026/03/20/equinox');
    await page.locator('article').getByRole('link', { name: 'orbits' }).click();
    await page.waitForURL('**/docs/orbits');
  });

  it('is translated where posts are translated', async () => {
    const page = await reader.open('/de/blog/2026/02/17/eclipse');
    await heading(page, 'Eine ringförmige Finsternis');
    await choose(page, 'locale', 'English');
    await heading(page, 'An annular eclipse');
  });

  it('has tags, authors, an archive and feeds', async () => {
    const page = await reader.open('/blog/tags/sun');
    expect(await page.locator('main').textContent()).toContain('An annular eclipse');
    for (const url of [
      '/blog/tags',
      '/blog/archive',
      '/blog/authors',
      '/blog/authors/observatory',
    ]) {
      expect((await page.goto(origin() + url))?.status(), url).toBe(200);
    }
    for (const [url, root] of [
      ['/blog/rss.xml', '<rss'],
      ['/blog/atom.xml', '<feed'],
      ['/blog/feed.json', '"version"'],
    ]) {
      const response = await page.request.get(origin() + url);
      const body = await response.text();
      expect(body, url).toContain(root);
      expect(body, url).toContain('https://almanac.example/blog/2026/03/20/equinox');
    }
  });
});

describe('search', () => {
  it('finds pages in the language and version of the reader', async () => {
    const page = await reader.open('/docs/1.0/orbits');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('epicycles');
    await page.getByRole('option').first().click();
    await page.waitForURL('**/docs/1.0/orbits**');
    const german = await reader.open('/de/docs');
    await german.keyboard.press('/');
    await german.getByRole('combobox').fill('Umlaufzeiten');
    await german.getByRole('option').first().click();
    await german.waitForURL('**/de/docs/orbits**');
  });
});

describe('every kind of page', () => {
  const pages = [
    '/',
    '/docs',
    '/docs/1.0/orbits',
    '/docs/next/category/observing',
    '/de/docs/orbits',
    '/ar/docs',
    '/ar/docs/orbits',
    '/ar/api/risings/get-rising',
    '/ar/blog',
    '/blog',
    '/blog/2026/03/20/equinox',
    '/blog/tags',
    '/blog/archive',
    '/blog/authors',
    '/ar/nowhere',
  ];

  it.each(pages)('has no axe violations with open menus: %s', async (url) => {
    const page = await reader.open(url, { reducedMotion: 'reduce' });
    await page.evaluate(() => {
      for (const menu of document.querySelectorAll<HTMLDetailsElement>('.dropdown')) {
        menu.open = true;
      }
    });
    expect(await violationsInModes(page)).toEqual([]);
  });

  it.each(pages)('fits into 320 px: %s', async (url) => {
    const page = await reader.open(url, { width: 320 });
    const { wide, room } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      room: document.documentElement.clientWidth,
    }));
    expect(wide).toBeLessThanOrEqual(room);
  });
});
