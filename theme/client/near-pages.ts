import { decodePath, type KnownPage, nearPaths, partOf } from './near-paths.js';

/**
 * Puts the pages whose addresses are near the one that was asked for into the place that waits for them; it stays
 * hidden where there are none.
 *
 * @throws Error where the list of pages does not come
 */
export async function suggestPages(place: HTMLElement, signal: AbortSignal): Promise<void> {
  const { paths = '', base: own = '/' } = place.dataset;
  const base = basePath(location.pathname, own);
  const asked = decodePath(location.pathname.slice(base.length));
  const response = await fetch(base + paths.replace('{}', partOf(asked)), { signal });
  // A part that no page is in does not exist.
  const pages: readonly KnownPage[] = response.ok ? await response.json() : [];
  const near = nearPaths(asked, pages);
  if (signal.aborted || near.length === 0) return;

  const list = document.createElement('ul');
  list.className = 'not-found-links';
  for (const [path, title] of near) {
    const link = document.createElement('a');
    link.href = base + path;
    link.textContent = title;
    const where = document.createElement('span');
    where.className = 'not-found-path';
    where.textContent = `/${decodePath(path)}`;
    const item = document.createElement('li');
    item.append(link, ' ', where);
    list.append(item);
  }
  place.append(list);
  place.hidden = false;
}

/**
 * Where the locale lies that the path belongs to. Hosts answer with the Not Found page of the default locale;
 * where the others are, its menu of languages says.
 */
function basePath(path: string, own: string): string {
  const others = document.querySelectorAll<HTMLAnchorElement>('[data-menu="locale"] a');
  return [...others]
    .map(({ pathname }) => pathname)
    .filter((base) => base.endsWith('/') && base.length > own.length && path.startsWith(base))
    .reduce((longest, base) => (base.length > longest.length ? base : longest), own);
}
