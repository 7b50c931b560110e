import { belowBase } from '../url/below-base.js';
import { decodedUriPart } from '../url/decode-uri-part.js';

/** The result of resolving a URL to a file of the site. */
export type Resolution =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed' };

/**
 * Finds the file for a request as static hosts do: `/docs/x` and `/docs/x/` both resolve to `docs/x/index.html`,
 * without a redirect.
 *
 * @param target path and query of the request line
 * @param baseUrl begins and ends with a slash
 * @param has whether a file of that path exists
 */
export function resolveUrl(
  target: string,
  baseUrl: string,
  has: (file: string) => boolean,
): Resolution {
  const [pathname = ''] = target.split(/[?#]/, 1);
  if (!pathname.startsWith('/')) return { kind: 'malformed' };
  if (pathname === '/' && baseUrl !== '/') return { kind: 'redirect', to: baseUrl };
  const below = belowBase(pathname, baseUrl);
  if (below === undefined) return { kind: 'missing' };
  const decoded = decodedUriPart(below.slice(1));
  if (decoded === undefined) return { kind: 'malformed' };
  const folder = decoded.replace(/\/$/, '');
  const candidates = [decoded, folder === '' ? 'index.html' : `${folder}/index.html`];
  const file = candidates.find(has);
  return file === undefined ? { kind: 'missing' } : { kind: 'file', file };
}

/**
 * Returns the file to send for an unknown URL: the nearest `404.html` from the URL's folder upwards, so that each
 * locale has its own (Cloudflare Pages, "Not Found behavior").
 */
export function notFoundPage(
  target: string,
  baseUrl: string,
  has: (file: string) => boolean,
): string {
  const [pathname = ''] = target.split(/[?#]/, 1);
  const below = decodedUriPart(belowBase(pathname, baseUrl) ?? '/') ?? '/';
  const names = below.slice(1).split('/');
  const folders = names.map((_, index) => names.slice(0, names.length - index).join('/'));
  return folders.map((folder) => `${folder}/404.html`).find(has) ?? '404.html';
}
