import type { NavLink } from '../page-props/chrome.js';

/** A navigation link with its route, so that each page can mark the current item. */
export interface RoutedLink {
  readonly link: NavLink;
  /** Absent if it leads out of the locale's pages. */
  readonly route?: string | undefined;
}

/** Returns the link with `current` set for the page at `here`. */
export function markCurrent({ link, route }: RoutedLink, here: string): NavLink {
  if (route === here) return { ...link, current: 'page' };
  const inside = route !== undefined && route !== '/' && here.startsWith(`${route}/`);
  return inside ? { ...link, current: 'section' } : link;
}
