/** What a server answers to a URL. */
export type Resolution =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed' };

/**
 * Finds the file for a request, as static hosts do: `/docs/x` and `/docs/x/` are `docs/x/index.html`, without
 * a redirect between them.
 *
 * @param target path and query of the request line
 * @param baseUrl begins and ends with a slash
 * @param has whether there is a file of that path
 */
export function resolveUrl(
  target: string,
  baseUrl: string,
  has: (file: string) => boolean,
): Resolution {
  const [pathname = ''] = target.split(/[?#]/, 1);
  if (!pathname.startsWith('/')) return { kind: 'malformed' };
  if (pathname === '/' && baseUrl !== '/') return { kind: 'redirect', to: baseUrl };
  const below = `${pathname}/`.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : undefined;
  if (below === undefined) return { kind: 'missing' };
  const decoded = decode(below);
  if (decoded === undefined) return { kind: 'malformed' };
  const folder = decoded.replace(/\/$/, '');
  const candidates = [decoded, folder === '' ? 'index.html' : `${folder}/index.html`];
  const file = candidates.find(has);
  return file === undefined ? { kind: 'missing' } : { kind: 'file', file };
}

/**
 * The page for a URL that leads nowhere: the nearest `404.html`, from its folder up, as hosts do that know
 * languages in folders (Cloudflare Pages, "Not Found behavior").
 */
export function notFoundPage(
  target: string,
  baseUrl: string,
  has: (file: string) => boolean,
): string {
  const [pathname = ''] = target.split(/[?#]/, 1);
  const below = pathname.startsWith(baseUrl) ? (decode(pathname.slice(baseUrl.length)) ?? '') : '';
  const names = below.split('/');
  const folders = names.map((_, index) => names.slice(0, names.length - index).join('/'));
  return folders.map((folder) => `${folder}/404.html`).find(has) ?? '404.html';
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
