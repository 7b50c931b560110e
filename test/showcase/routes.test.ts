import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { connectToChromium } from '../support/chromium.js';
import { factsOf, type PageFacts } from '../support/page-facts.js';
import { mainDoc, operationCount, routes } from './specification.js';

const { origin, outDir } = inject('showcase');
const manifest: {
  readonly files: readonly string[];
  readonly pages: readonly { readonly url: string; readonly file: string }[];
} = JSON.parse(readFileSync(path.join(outDir, '.docsgen.json'), 'utf8'));

const notFoundUrl = '/docs/nowhere/at-all';
const urls = [...manifest.pages.map(({ url }) => url), notFoundUrl];
let pages: ReadonlyMap<string, PageFacts>;

function pageAt(url: string): PageFacts {
  const page = pages.get(url);
  if (page === undefined) throw new Error(`There is no page at ${url}`);
  return page;
}

/** Pages for which something is wrong, with what it is. */
function wrong(of: (page: PageFacts) => unknown): readonly (readonly [string, unknown])[] {
  return [...pages.values()]
    .map((page) => [page.url, of(page)] as const)
    .filter(([, problem]) => problem !== undefined && String(problem) !== '');
}

beforeAll(async () => {
  const browser = await connectToChromium();
  const page = await browser.newPage();
  await page.goto(origin);
  const facts = await factsOf(page, urls);
  pages = new Map(facts.map((fact) => [fact.url, fact]));
  await browser.close();
});

describe.each(routes)('route %s', (route) => {
  it('is published as exactly one file and responds with status 200', () => {
    const file = `${route.slice(1)}/index.html`.replace(/^\//, '');
    expect(manifest.files.filter((name) => name === file)).toHaveLength(1);
    expect(manifest.pages.filter(({ url }) => url === route)).toHaveLength(1);
    expect(manifest.files).not.toContain(`${route.slice(1)}.html`);
    expect(pageAt(route).status).toBe(200);
  });
});

describe('every page', () => {
  it('has a title, one h1 and a language', () => {
    expect(
      wrong(({ title }) => (title.includes('Revenue Analytics') ? '' : title || 'none')),
    ).toEqual([]);
    expect(wrong(({ h1 }) => (h1.length === 1 && h1[0] !== '' ? '' : h1.join() || 'none'))).toEqual(
      [],
    );
    expect(wrong(({ lang }) => (lang === 'en' ? '' : lang || 'none'))).toEqual([]);
  });

  it('has a unique title', () => {
    const titles = manifest.pages.map(({ url }) => pageAt(url).title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('starts with a skip link to the content', () => {
    const skip = { text: 'Skip to content', href: '#_main' };
    for (const { url, firstLink, ids } of pages.values()) {
      expect(firstLink, url).toEqual(skip);
      expect(ids, url).toContain('_main');
    }
  });

  it('has one banner, main and contentinfo landmark each, and labelled navigation landmarks', () => {
    for (const { url, landmarks, unnamedNavs } of pages.values()) {
      expect(landmarks, url).toEqual(['banner', 'main', 'contentinfo']);
      expect(unnamedNavs, url).toBe(0);
    }
  });

  it('has the announcement, the colour mode switch, the navbar and the footer', () => {
    const { navbar, footer } = pageAt('/');
    expect(navbar.map(({ text }) => text)).toEqual([
      'Import API',
      'Guides',
      'API reference',
      'Version: Next',
    ]);
    expect(footer.map(({ title }) => title)).toEqual(['Guides', 'Reference', 'More']);
    expect(footer.filter(({ links }) => links.length === 0)).toEqual([]);
    for (const page of pages.values()) {
      expect(page.announcement?.href, page.url).toBe('/docs/excel-import');
      expect(page.hasColourSwitch, page.url).toBe(true);
      expect(page.navbar, page.url).toEqual(navbar);
      expect(page.footer, page.url).toEqual(footer);
    }
  });

  it('has unique ids', () => {
    const twice = (ids: readonly string[]): string =>
      ids.filter((id, index) => ids.indexOf(id) !== index).join(', ');
    expect(wrong(({ ids }) => twice(ids))).toEqual([]);
  });

  it('is HTML that the parser does not have to correct', () => {
    expect(wrong(({ mended }) => mended)).toEqual([]);
  });

  it('has no inline code that a strict Content-Security-Policy forbids', () => {
    expect(wrong(({ inline }) => inline.join(', '))).toEqual([]);
  });

  it('loads only published files of its own origin', () => {
    const foreign = (page: PageFacts): string =>
      page.loads.filter((address) => !isPublished(address)).join(', ');
    expect(wrong(foreign)).toEqual([]);
  });

  it('has only links to existing pages and anchors', () => {
    expect(wrong((page) => page.links.filter((link) => !leadsSomewhere(link)).join(', '))).toEqual(
      [],
    );
  });
});

function isPublished(address: string): boolean {
  const { origin: from, pathname, protocol } = new URL(address);
  if (protocol === 'data:') return true;
  return from === origin && manifest.files.includes(decodeURIComponent(pathname.slice(1)));
}

function leadsSomewhere(address: string): boolean {
  const { origin: to, pathname, hash } = new URL(address);
  if (to !== origin) return /^(https|mailto):/.test(address);
  const page = pages.get(decodeURIComponent(pathname));
  if (page === undefined) return isPublished(address);
  return hash === '' || page.ids.includes(decodeURIComponent(hash.slice(1)));
}

it('style sheets load no other files', () => {
  const sheets = manifest.files.filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    const css = readFileSync(path.join(outDir, sheet), 'utf8');
    const loads = [...css.matchAll(/@import[^;]*|url\((?!\s*["']?(?:data:|#))[^)]*\)/g)];
    expect(loads.map(([load]) => load)).toEqual([]);
  }
});

describe('docs', () => {
  const docs = routes.filter((route) => route.startsWith('/docs'));

  it.each(docs)('%s has the sidebar, with "Import API" first', (route) => {
    const { sidebar } = pageAt(route);
    expect(sidebar[0]).toEqual({ text: 'Import API', href: '/docs/category/import-api' });
    const missing = docs.filter((doc) => !sidebar.some(({ href }) => href === doc));
    expect(missing).toEqual([]);
  });

  it.each(docs)('%s is marked in the sidebar as the current page', (route) => {
    expect(pageAt(route).sidebarCurrent.map(({ href }) => href)).toEqual([route]);
  });

  it.each(docs.filter((route) => !route.includes('/category/')))(
    '%s has a table of contents with levels 2 to 3',
    (route) => {
      const { tocIds, tocLevels, headingIds } = pageAt(route);
      expect(tocIds).toEqual(headingIds);
      expect(tocLevels.filter((level) => level !== 2 && level !== 3)).toEqual([]);
      expect(tocIds.length).toBeGreaterThan(0);
    },
  );

  it('categories list their pages', () => {
    const below = (folder: string) =>
      docs.filter((route) => route.startsWith(`/docs/import_api/${folder}/`));
    for (const name of ['invoicing', 'banking', 'crm']) {
      const { links } = pageAt(`/docs/category/${name}`);
      for (const route of below(name)) expect(links).toContain(origin + route);
    }
    const { links } = pageAt('/docs/category/import-api');
    for (const name of ['invoicing', 'banking', 'crm']) {
      expect(links).toContain(`${origin}/docs/category/${name}`);
    }
    expect(links).toContain(`${origin}/docs/import_api/bulk_import`);
  });

  it('navbar version links to its main document, the credit note', () => {
    expect(pageAt('/').navbar).toContainEqual({ text: 'Version: Next', href: mainDoc });
  });
});

describe('API reference', () => {
  it('has a page for every operation', () => {
    const found = urls.filter((url) => /^\/api\/(?!schemas\/)[^/]+\/[^/]+$/.test(url));
    expect(found).toHaveLength(operationCount);
  });

  it('has a sidebar on each of its pages', () => {
    for (const page of pages.values()) {
      if (!page.url.startsWith('/api')) continue;
      expect(page.sidebar.length, page.url).toBeGreaterThan(0);
    }
  });
});

describe('missing page', () => {
  it('responds with status 404 and the Not Found page', () => {
    const { status, h1, links } = pageAt(notFoundUrl);
    expect(status).toBe(404);
    expect(h1.join()).toMatch(/not found/i);
    expect(links).toContain(`${origin}/`);
    expect(manifest.files).toContain('404.html');
  });
});
