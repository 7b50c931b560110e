/**
 * The extension of a file that is not a page: `.yaml`, `.md`, `.mp4`, but neither `.html` nor the end of a version
 * (`/docs/1.0`, `/docs/2.x`, `/docs/7.0-beta`).
 */
const fileEnding = /\.(?!html?$|x$)\d*[a-z][a-z\d]{0,9}$/i;

/**
 * Whether a URL belongs to a page of this site, judged by the URL alone; no other code decides this. If the response
 * turns out to be something else, the browser loads it.
 *
 * @param base URL of the site's root; its path ends with a slash
 */
export function isInternalPage({ origin, pathname }: URL, base: URL): boolean {
  const below = `${pathname}/`.startsWith(base.pathname);
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  return origin === base.origin && below && !fileEnding.test(name);
}

/** A key that is the same for all spellings of a page's URL: with or without hash, trailing slash and `index.html`. */
export function pageKey({ origin, pathname, search }: URL): string {
  return origin + pathname.replace(/\/(index\.html?)?$/i, '') + search;
}
