import type { OutputFile } from '../files/source-file.js';
import type { PlannedPage } from './pages/page.js';
import type { Urls } from './urls.js';

/** Above this many pages the list is cut into parts, so that a reader who is lost loads a few kilobytes. */
const mostInOne = 2000;

/**
 * Where the list of a locale's pages lies, below the locale's own address; `{}` stands for the part that a path
 * is looked for in. It stands beside `404.html`, the page that reads it.
 */
export function pathsFile(pages: number): string {
  return pages > mostInOne ? '404-{}.json' : '404.json';
}

/**
 * The list of a locale's pages that the Not Found page suggests from: `[path, title]` each, the path as in its
 * URL, below the locale's address. Pages that search engines must not find are not offered either.
 */
export function makePaths(
  pages: readonly Pick<PlannedPage, 'url' | 'title' | 'noIndex'>[],
  urls: Urls,
): readonly OutputFile[] {
  const file = pathsFile(pages.length);
  const base = urls.page('/');
  const parts = new Map<string, (readonly [string, string])[]>();
  for (const { url, title, noIndex } of pages) {
    if (noIndex || url === base) continue;
    const path = url.slice(base.length);
    const part = file.replace('{}', pathPart(path));
    const list = parts.get(part) ?? [];
    list.push([path, title]);
    parts.set(part, list);
  }
  return [...parts].map(([name, list]) => ({
    path: urls.output(name),
    contents: JSON.stringify(list.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }));
}

/** The first sign of a path's last name: what is moved keeps it, and few mistype it. The theme looks it up so. */
export function pathPart(path: string): string {
  const name = path.toLowerCase().split('/').filter(Boolean).at(-1) ?? '';
  return /^[a-z0-9]/.test(name) ? name.charAt(0) : '_';
}
