/**
 * Returns a path relative to `baseUrl`, with a leading slash: `/base/docs` → `/docs`, `/base` → `/`; undefined if the
 * path is outside of it.
 *
 * @param baseUrl begins and ends with a slash
 */
export function belowBase(path: string, baseUrl: string): string | undefined {
  return `${path}/`.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : undefined;
}
