import type { SiteInput } from './input.js';

/** Title of the site's only API; undefined where there are several. Versions of a description are one API. */
export function describedTitle(apis: SiteInput['apis']): string | undefined {
  const [first, ...others] = apis;
  const isOnly = others.every(({ options }) => options.id === first?.options.id);
  return isOnly ? first?.api?.title : undefined;
}
