import type { ScrollPosition } from './place.js';

/** How a page is gone to. */
export interface Journey {
  /** A new entry of the history, or the one that is there already. */
  readonly entry: 'new' | 'present';
  /** Where to stand on the page; its beginning, or what the hash leads to, if there is none. */
  readonly place?: ScrollPosition | undefined;
}

/** By a link: to where the reader already is, there is nothing to go back from. */
export function journeyTo(url: URL): Journey {
  return { entry: url.href === location.href ? 'present' : 'new' };
}

/** Whether the browser itself goes to this address without loading anything. */
export function isInPage(url: URL): boolean {
  const [here, there] = [location.href, url.href].map((address) => address.split('#', 1)[0]);
  return here === there && url.href.includes('#');
}
