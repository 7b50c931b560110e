/**
 * Converts routes of one locale to URLs. A route begins with a slash and, except for `/`, does not end with one. It
 * does not contain the locale, which precedes it in URLs and in the output folder.
 */
export interface Urls {
  /** `/docs/price` → `/base/fr/docs/price` or, with trailing slashes, `/base/fr/docs/price/`. */
  readonly page: (route: string) => string;
  /** URL of a file in the output folder: `assets/a.css` → `/base/assets/a.css`. */
  readonly file: (path: string) => string;
  /** Output path of a file that belongs to the locale: `blog/rss.xml` → `fr/blog/rss.xml`. */
  readonly output: (path: string) => string;
  /** Returns the URL with the site's origin; undefined if the origin is unknown or the URL is invalid. */
  readonly absolute: (url: string) => string | undefined;
}

/** Paths that need no URL parser: nearly all of thousands of pages. */
const plainPath = /^(?:\/(?!%2e)[\w~%-][\w.~%-]*)+\/?$/i;

/** @param prefix locale prefix: empty, or with a trailing slash, `fr/` */
export function makeUrls(
  config: {
    readonly baseUrl: string;
    readonly trailingSlash: boolean;
    readonly url?: string | undefined;
  },
  prefix = '',
): Urls {
  const { baseUrl, trailingSlash } = config;
  const file = (path: string): string => baseUrl + path;
  const output = (path: string): string => prefix + path;
  const origin = config.url === undefined ? undefined : new URL(config.url).origin;
  return {
    file,
    output,
    page: (route) => {
      const path = encodePath(file(output(route.slice(1))));
      return route === '/' ? path : path + (trailingSlash ? '/' : '');
    },
    absolute: (url) => {
      if (config.url === undefined) return undefined;
      if (plainPath.test(url)) return origin + url;
      return URL.canParse(url, config.url) ? new URL(url, config.url).href : undefined;
    },
  };
}

/** Paths that need no encoding: nearly all of the dozens of links in a sidebar. */
const encodedPath = /^[\w./~-]*$/;

/** Percent-encodes a path: `/docs/C#` → `/docs/C%23`. Unlike `encodeURI`, encodes `?` and `#` as part of a name. */
export function encodePath(path: string): string {
  if (encodedPath.test(path)) return path;
  return encodeURI(path).replace(/[?#]/g, (sign) => (sign === '#' ? '%23' : '%3F'));
}

/**
 * Returns the path of a URL with the site's own origin. Other URLs stay unchanged, including those outside of
 * `baseUrl`, which belong to another site.
 */
export function withoutOwnOrigin(
  address: string,
  { url, baseUrl }: { readonly url?: string | undefined; readonly baseUrl: string },
): string {
  if (url === undefined || !/^https?:/i.test(address) || !URL.canParse(address)) return address;
  if (new URL(address).origin !== new URL(url).origin) return address;
  const below = address.replace(/^https?:\/*[^/?#]*/i, '');
  const [path = ''] = below.split(/[?#]/, 1);
  if (!`${path}/`.startsWith(baseUrl)) return address;
  return path === '' ? `/${below}` : below;
}

/** Joins parts of a route with single slashes, without a trailing one. */
export function joinRoute(...parts: readonly string[]): string {
  let route = '';
  for (const part of parts) {
    // A fast path, because most parts are a single name.
    if (!part.includes('/')) route += part === '' ? '' : `/${part}`;
    else for (const name of part.split('/')) if (name !== '') route += `/${name}`;
  }
  return route === '' ? '/' : route;
}

/** Returns the output file of a route, without the locale prefix: `/docs/price` → `docs/price/index.html`. */
export function routeFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}
