/** Where a link of a page leads. */
export type LinkDestination =
  | {
      readonly kind: 'internal';
      /** Path and query of the request. */
      readonly path: string;
      /** Decoded, without the `#`; absent where it leads to the page as a whole. */
      readonly fragment?: string | undefined;
    }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'skipped' };

export interface SiteAddress {
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** Origin under which the site will be published: links to it are links within the site. */
  readonly url?: string | undefined;
}

/** Stands for wherever the site is served; no link can mean it (RFC 6761, 6.4). */
const here = 'http://site.invalid';

/** Names that documentation uses for what does not exist (RFC 2606, RFC 6761). */
const reservedHost =
  /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost)$|^(127\.0\.0\.1|\[::1\])$/;

/**
 * Says where a link leads.
 *
 * @param href as the page has it
 * @param pagePath path of the page, with `baseUrl`
 * @param base of the page's `base` element
 */
export function hrefTarget(
  href: string,
  pagePath: string,
  site: SiteAddress,
  base?: string,
): LinkDestination {
  const page = parse(pagePath, here);
  const url = page && parse(href, parse(base ?? '', page)?.href ?? page.href);
  if (url === undefined) return { kind: 'invalid' };
  if (!/^https?:$/.test(url.protocol)) return { kind: 'skipped' };
  const own = site.url === undefined ? undefined : parse(site.url, here)?.origin;
  const inside = url.origin === here || (url.origin === own && below(url.pathname, site.baseUrl));
  if (!inside) {
    if (reservedHost.test(url.hostname)) return { kind: 'skipped' };
    url.hash = '';
    return { kind: 'external', url: url.href };
  }
  return { kind: 'internal', path: url.pathname + url.search, fragment: hashFragment(url.hash) };
}

function parse(href: string, base: string | URL): URL | undefined {
  return URL.canParse(href, base) ? new URL(href, base) : undefined;
}

function below(pathname: string, baseUrl: string): boolean {
  return `${pathname}/`.startsWith(baseUrl);
}

/** Empty and `top` mean the top of any page (HTML standard, 7.4.6.4); text directives are for the browser. */
function hashFragment(hash: string): string | undefined {
  const written = hash.slice(1).replace(/:~:.*$/, '');
  if (written === '' || /^top$/i.test(written)) return undefined;
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
