import { expect, test } from 'vitest';
import type { PageResult } from '../pages/page.js';
import { makeUrls } from '../urls.js';
import { sitemapFiles } from './sitemap.js';

const page = (url: string, indexed = true, alternates: object[] = []): PageResult =>
  ({ page: { url, file: url, indexed }, facts: { alternates } }) as unknown as PageResult;

const french = { lang: 'fr', url: 'https://example.com/space/fr/docs/mars' };
const pages = [
  page('/space/'),
  page('/space/docs/mars?a&b', true, [french]),
  page('/space/docs/pluto', false),
];
const dates = new Map([['/space/docs/mars?a&b', '2026-01-31']]);
const urls = makeUrls({ baseUrl: '/space/', trailingSlash: false, url: 'https://example.com' });

test('a sitemap lists indexed pages with their dates and translations', () => {
  const [file, ...others] = sitemapFiles(pages, dates, urls);
  expect(others).toEqual([]);
  expect(file?.path).toBe('sitemap.xml');
  expect(file?.contents).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
    <url><loc>https://example.com/space/</loc></url>
    <url><loc>https://example.com/space/docs/mars?a&amp;b</loc><lastmod>2026-01-31</lastmod><xhtml:link rel="alternate" hreflang="fr" href="https://example.com/space/fr/docs/mars"/></url>
    </urlset>
    "
  `);
});

test('a sitemap over the limit is split into several with an index', () => {
  const many = Array.from({ length: 5 }, (_, number) => page(`/space/${number}`));
  const files = sitemapFiles(many, new Map(), urls, 2);
  expect(files.map(({ path }) => path)).toEqual([
    'sitemap.xml',
    'sitemap-1.xml',
    'sitemap-2.xml',
    'sitemap-3.xml',
  ]);
  expect(files[0]?.contents).toContain(
    '<sitemap><loc>https://example.com/space/sitemap-3.xml</loc></sitemap>',
  );
  expect(files.map(({ contents }) => String(contents).match(/<url>/g)?.length ?? 0)).toEqual([
    0, 2, 2, 1,
  ]);
});

test('a site without a URL has no sitemap', () => {
  const nowhere = makeUrls({ baseUrl: '/', trailingSlash: false });
  expect(sitemapFiles(pages, dates, nowhere)).toEqual([]);
});
