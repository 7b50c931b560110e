import type { NavLink } from '../page-props/chrome.js';

/** A link of the navigation that still knows its route, so that each page can mark where it is. */
export interface RoutedLink {
  readonly link: NavLink;
  /** Absent where it leads out of the locale's pages. */
  readonly route?: string | undefined;
}

/** The link as the page at `here` shows it. */
export function markCurrent({ link, route }: RoutedLink, here: string): NavLink {
  if (route === here) return { ...link, current: 'page' };
  const inside = route !== undefined && route !== '/' && here.startsWith(`${route}/`);
  return inside ? { ...link, current: 'section' } : link;
}
