import { belowBase } from '../../url/below-base.js';
import { decodeUriPart } from '../../url/decode-uri-part.js';
import { fragmentId } from '../../url/fragment-id.js';

/** Destination of a link. */
export type LinkDestination =
  | {
      readonly kind: 'internal';
      /** Path and query of the request. */
      readonly path: string;
      /** Decoded, without the `#`; absent if the link leads to the page as a whole. */
      readonly fragment?: string | undefined;
    }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'skipped' };

export interface SiteAddress {
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** Origin of the published site. Links to it count as internal. */
  readonly url?: string | undefined;
}

/** Placeholder origin of the site. No real link can have it (RFC 6761, 6.4). */
const here = 'http://site.invalid';

/** Host names reserved for documentation and tests (RFC 2606, RFC 6761). */
const reservedHost =
  /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost)$|^(127\.0\.0\.1|\[::1\])$/;

/**
 * Returns the destination of a link.
 * @param href as it is in the page
 * @param pagePath path of the page, with `baseUrl`
 * @param base `href` of the page's `base` element
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
  const isBelow = (pathname: string) => belowBase(pathname, site.baseUrl) !== undefined;
  const inside = url.origin === here || (url.origin === own && isBelow(url.pathname));
  if (!inside) {
    if (reservedHost.test(url.hostname)) return { kind: 'skipped' };
    url.hash = '';
    return { kind: 'external', url: url.href };
  }
  const id = fragmentId(url.hash.slice(1));
  const fragment = id && decodeUriPart(id);
  return { kind: 'internal', path: url.pathname + url.search, fragment };
}

function parse(href: string, base: string | URL): URL | undefined {
  return URL.canParse(href, base) ? new URL(href, base) : undefined;
}
