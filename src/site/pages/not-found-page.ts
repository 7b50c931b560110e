import type { OutputFile } from '../../files/output-file.js';
import { formatMessage, type Messages } from '../../i18n/index.js';
import type { PageLink } from '../page-props/page-link.js';
import type { Urls } from '../urls.js';
import type { PageDefinition, PlannedPage } from './page.js';

/**
 * Maximum number of pages in one list. Larger lists are split, so that the Not Found page loads only a few kilobytes.
 */
const maxPathsPerList = 2000;

/**
 * Defines the page that hosts serve for unknown paths.
 *
 * @param others number of other pages in the locale
 */
export function notFoundPageDefinition(
  entryPoints: readonly PageLink[],
  others: number,
  messages: Messages,
): PageDefinition {
  const title = formatMessage(messages, 'notFound.title');
  const paths = pageListFile(others + 1);
  return {
    kind: 'not-found',
    route: '/404.html',
    file: '404.html',
    title,
    meta: { noIndex: true },
    content: () => ({ kind: 'not-found', title, links: entryPoints, paths }),
  };
}

/**
 * Returns the path of the list of a locale's pages, relative to the locale's base URL; `{}` is the placeholder for the
 * part of a split list. The list is beside `404.html`, which reads it.
 */
export function pageListFile(pages: number): string {
  return pages > maxPathsPerList ? '404-{}.json' : '404.json';
}

/**
 * Creates the list of a locale's pages for suggestions on the Not Found page: `[path, title]` each, with the path as in
 * the URL, relative to the locale's base URL. Omits pages with `noIndex`.
 */
export function notFoundPageLists(
  pages: readonly Pick<PlannedPage, 'url' | 'title' | 'noIndex'>[],
  urls: Urls,
): readonly OutputFile[] {
  const file = pageListFile(pages.length);
  const base = urls.page('/');
  const parts = new Map<string, (readonly [string, string])[]>();
  for (const { url, title, noIndex } of pages) {
    if (noIndex || url === base) continue;
    const path = url.slice(base.length);
    const part = file.replace('{}', listPartOfPath(path));
    const list = parts.get(part) ?? [];
    list.push([path, title]);
    parts.set(part, list);
  }
  return [...parts].map(([name, list]) => ({
    path: urls.output(name),
    contents: JSON.stringify(list.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }));
}

/**
 * Returns the part of the list for a path: the first character of its last segment, which usually survives moves and
 * typos. The theme uses the same function.
 */
export function listPartOfPath(path: string): string {
  const name = path.toLowerCase().split('/').filter(Boolean).at(-1) ?? '';
  return /^[a-z0-9]/.test(name) ? name.charAt(0) : '_';
}
