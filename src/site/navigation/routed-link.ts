import type { NavLink } from '../page-props/chrome.js';

/** A navigation link with its route, so that each page can mark the current item. */
export interface RoutedLink {
  readonly link: NavLink;
  /** Absent if it leads out of the locale's pages. */
  readonly route?: string | undefined;
  /** Routes of the sidebar or docs version that the link leads to; absent for a link to a page. */
  readonly section?: ReadonlySet<string> | undefined;
}

/** Returns the link with `current` set for the page at `here`. */
export function markCurrent({ link, route, section }: RoutedLink, here: string): NavLink {
  if (route === here) return { ...link, current: 'page' };
  const isBelow = route !== undefined && route !== '/' && here.startsWith(`${route}/`);
  return isBelow || section?.has(here) ? { ...link, current: 'section' } : link;
}
