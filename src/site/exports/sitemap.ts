import type { OutputFile } from '../../files/output-file.js';
import { escapeMarkup } from '../../text/escape.js';
import type { PageResult } from '../pages/page.js';
import type { Urls } from '../urls.js';

/** Protocol limit: a sitemap holds at most 50,000 URLs (sitemaps.org, "Sitemap file location"). */
const maxUrls = 50_000;

const xml = '<?xml version="1.0" encoding="UTF-8"?>';
const sitemaps = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Creates `sitemap.xml` with every indexed page, its alternates in other languages and its last-modified date; above
 * the limit, an index of several sitemaps. Returns nothing without `url`, because sitemaps need absolute URLs.
 *
 * @param dates ISO 8601 dates by output file of the page
 */
export function sitemapFiles(
  pages: readonly PageResult[],
  dates: ReadonlyMap<string, string>,
  urls: Urls,
  most = maxUrls,
): readonly OutputFile[] {
  const entries = pages
    .filter(({ page }) => page.indexed)
    .flatMap((page) => entry(page, dates, urls));
  if (entries.length === 0) return [];
  if (entries.length <= most) return [sitemap('sitemap.xml', entries)];
  const parts: OutputFile[] = [];
  for (let from = 0; from < entries.length; from += most) {
    parts.push(sitemap(`sitemap-${parts.length + 1}.xml`, entries.slice(from, from + most)));
  }
  const list = parts.map(
    ({ path }) => `<sitemap><loc>${address(urls.file(path), urls)}</loc></sitemap>`,
  );
  const contents = [xml, `<sitemapindex ${sitemaps}>`, ...list, '</sitemapindex>\n'].join('\n');
  return [{ path: 'sitemap.xml', contents }, ...parts];
}

function entry(
  { page: { url, file }, facts }: PageResult,
  dates: ReadonlyMap<string, string>,
  urls: Urls,
): string[] {
  const place = urls.absolute(url);
  if (place === undefined) return [];
  const date = dates.get(file);
  const lastmod = date === undefined ? '' : `<lastmod>${escapeMarkup(date)}</lastmod>`;
  const others = facts.alternates.map(
    (other) =>
      `<xhtml:link rel="alternate" hreflang="${escapeMarkup(other.lang)}" href="${escapeMarkup(other.url)}"/>`,
  );
  return [`<url><loc>${escapeMarkup(place)}</loc>${lastmod}${others.join('')}</url>`];
}

function sitemap(path: string, entries: readonly string[]): OutputFile {
  const translations = entries.some((text) => text.includes('<xhtml:'))
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : '';
  const contents = [xml, `<urlset ${sitemaps}${translations}>`, ...entries, '</urlset>\n'];
  return { path, contents: contents.join('\n') };
}

function address(url: string, urls: Urls): string {
  return escapeMarkup(urls.absolute(url) ?? url);
}
