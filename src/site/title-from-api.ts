import type { SiteInput } from './input.js';

/**
 * Returns the title of the site's only API; undefined if there are several. Versions of a description count as one API.
 */
export function describedTitle(apis: SiteInput['apis']): string | undefined {
  const [first, ...others] = apis;
  const isOnly = others.every(({ options }) => options.id === first?.options.id);
  return isOnly ? first?.api?.title : undefined;
}
