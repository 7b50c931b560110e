/**
 * Turns routes into URLs, for one locale. A route begins with a slash and does not end with one, but for `/`
 * itself; it knows nothing of the locale, which comes before it in URLs and in the output folder.
 */
export interface Urls {
  /** `/docs/price` → `/base/fr/docs/price` or, with trailing slashes, `/base/fr/docs/price/`. */
  readonly page: (route: string) => string;
  /** A file of the output folder: `assets/a.css` → `/base/assets/a.css`. */
  readonly file: (path: string) => string;
  /** Path below the output folder of a file that belongs to the locale: `blog/rss.xml` → `fr/blog/rss.xml`. */
  readonly output: (path: string) => string;
  /** With the site's origin; undefined where that is not known, or where it makes no URL. */
  readonly absolute: (url: string) => string | undefined;
}

/** Nothing in it is to be resolved or written otherwise: of thousands of pages, nearly all are like that. */
const plainPath = /^(?:\/(?!%2e)[\w~%-][\w.~%-]*)+\/?$/i;

/** @param prefix of the locale: empty, or with a slash at its end, `fr/` */
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

/** Percent-encodes a path as a whole: `/docs/C#` → `/docs/C%23`. What ends a path in a URL is part of a name here. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, (sign) => (sign === '#' ? '%23' : '%3F'));
}

/**
 * The path of an address that names the site's own origin; others stay as they are, also those on the same origin
 * outside of `baseUrl`, where another site is.
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

/** Joins parts of a route: one slash between them, none at the end. */
export function joinRoute(...parts: readonly string[]): string {
  let route = '';
  for (const part of parts) {
    // Most are a single name.
    if (!part.includes('/')) route += part === '' ? '' : `/${part}`;
    else for (const name of part.split('/')) if (name !== '') route += `/${name}`;
  }
  return route === '' ? '/' : route;
}

/** The file of a route, before the locale is put in front: `/docs/price` → `docs/price/index.html`. */
export function routeFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}
