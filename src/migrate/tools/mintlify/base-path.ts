import type { OldRedirect } from '../../redirect-files.js';
import type { SourcePage } from '../../source-tool.js';

/**
 * Returns the path that a site is served below, `/docs`: redirects name it before the routes of pages. Undefined for a
 * site at the root of its host.
 */
export function servedBelow(
  redirects: readonly OldRedirect[],
  pages: ReadonlyMap<string, SourcePage>,
): string | undefined {
  const routes = [...pages.keys()];
  return redirects
    .flatMap(({ to }) => {
      const [, base, route] = /^(\/[\w-]+)(\/[^?#]+)/.exec(to) ?? [];
      return base !== undefined && route !== undefined && pages.has(route) ? [base] : [];
    })
    .find((base) => !routes.some((route) => `${route}/`.startsWith(`${base}/`)));
}

/** Returns redirects as addresses below a path. */
export function withoutBase<R extends OldRedirect>(
  redirects: readonly R[],
  base: string | undefined,
): readonly R[] {
  if (base === undefined) return redirects;
  const below = (address: string): string =>
    address.startsWith(`${base}/`) ? address.slice(base.length) : address;
  return redirects.map((one) => ({ ...one, from: below(one.from), to: below(one.to) }));
}
