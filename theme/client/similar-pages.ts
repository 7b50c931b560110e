import { decodePath, type KnownPage, pageListPart, similarPaths } from './similar-paths.js';

/**
 * Lists the pages whose paths are close to the requested one; the element stays hidden if there are none.
 *
 * @throws Error if the list of pages cannot be fetched
 */
export async function suggestPages(place: HTMLElement, signal: AbortSignal): Promise<void> {
  const { paths = '', base: siteBase = '/' } = place.dataset;
  const base = basePath(location.pathname, folderPath(siteBase));
  const asked = decodePath(location.pathname.slice(base.length));
  const response = await fetch(base + paths.replace('{}', pageListPart(asked)), { signal });
  // A part without pages does not exist.
  const pages: readonly KnownPage[] = response.ok ? await response.json() : [];
  const near = similarPaths(asked, pages);
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
    item.append(link, where);
    list.append(item);
  }
  place.append(list);
  place.hidden = false;
}

/**
 * The root path of the locale that the path belongs to. Hosts serve the Not Found page of the default locale; its
 * language menu has the roots of the others.
 */
function basePath(path: string, own: string): string {
  const others = document.querySelectorAll<HTMLAnchorElement>('[data-menu="locale"] a');
  return [...others]
    .map(({ href }) => folderPath(href))
    .filter((base) => base.length > own.length && path.startsWith(base))
    .reduce((longest, base) => (base.length > longest.length ? base : longest), own);
}

/** The path of the folder that a URL is in: URLs of a relative site name its file, `../index.html`. */
function folderPath(url: string): string {
  return new URL('.', new URL(url, location.href)).pathname;
}
