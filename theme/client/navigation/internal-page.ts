/**
 * The ending of a file that is no page: `.yaml`, `.md`, `.mp4`, but neither `.html` nor what stands behind the
 * point of a version (`/docs/1.0`, `/docs/2.x`, `/docs/7.0-beta`).
 */
const fileEnding = /\.(?!html?$|x$)\d*[a-z][a-z\d]{0,9}$/i;

/**
 * Whether a URL is that of a page of this site, as far as a URL can tell: the only place that decides it. What
 * turns out to be something else is loaded by the browser itself.
 *
 * @param base where the site begins; its path ends with a slash
 */
export function isInternalPage({ origin, pathname }: URL, base: URL): boolean {
  const below = `${pathname}/`.startsWith(base.pathname);
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  return origin === base.origin && below && !fileEnding.test(name);
}

/** The same for every way to write a page's address: with and without hash, slash at the end and `index.html`. */
export function pageKey({ origin, pathname, search }: URL): string {
  return origin + pathname.replace(/\/(index\.html?)?$/i, '') + search;
}
