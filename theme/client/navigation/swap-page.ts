import { announce } from '../announce.js';
import { focusElement, focusOnHeading } from '../focus.js';
import { hashTarget } from '../hash-target.js';
import type { Host } from './host.js';
import { type ScrollPosition, scrollToPosition } from './scroll-position.js';
import { swapBody } from './swap-body.js';
import { dropStyles, swapHead } from './swap-head.js';

/**
 * Replaces the page in the document.
 *
 * @param parts nodes that the current page has put into the body
 * @returns nodes that the other page has put into the body
 */
export function swapPage(host: Host, parts: readonly ChildNode[], fresh: Document) {
  host.end();
  swapHead(fresh);
  const brought = swapBody(parts, fresh);
  dropStyles(fresh);
  host.start();
  return brought;
}

/**
 * Scrolls a new page to its saved position, else to the target of the hash, else to the top, and moves the focus.
 *
 * @param hash with `#`, or empty; not yet in the address
 */
export function scrollToTarget(hash: string, place: ScrollPosition | undefined): void {
  scrollToPosition(place ?? [0, 0]);
  const target = place ? null : hashTarget(hash);
  // Set by the browser, so that `:target` and `hashchange` listeners follow.
  if (hash && !place) location.replace(hash);
  if (target) focusElement(target);
  else focusOnHeading();
  announce(document.title);
}
