import type { ScrollPosition } from './scroll-position.js';

/** How to navigate to a page. */
export interface NavigationOptions {
  /** Whether to add a history entry or to reuse the present one. */
  readonly entry: 'new' | 'present';
  /** Scroll position on the page; undefined for the target of the hash or the top. */
  readonly place?: ScrollPosition | undefined;
}

/** The navigation by a link: a link to the current URL adds no history entry. */
export function navigationOptions(url: URL): NavigationOptions {
  return { entry: url.href === location.href ? 'present' : 'new' };
}

/** Whether the browser goes to this URL without loading anything. */
export function isInPage(url: URL): boolean {
  const [here, there] = [location.href, url.href].map((address) => address.split('#', 1)[0]);
  return here === there && url.href.includes('#');
}
