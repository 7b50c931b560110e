import { announce } from '../announce.js';
import { focusElement, focusOnHeading } from '../focus.js';
import { fragmentTarget } from '../fragment.js';
import type { Host } from './host.js';
import { type ScrollPosition, scrollToPosition } from './place.js';
import { swapBody } from './swap-body.js';
import { dropStyles, swapHead } from './swap-head.js';

/**
 * Puts a page in the place of the one in the document.
 *
 * @param parts what the page in the document has brought into its body
 * @returns what the other page has brought
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
 * Takes the reader to the right place of a new page: where it was left, else what the hash leads to, else its
 * beginning.
 *
 * @param hash with `#`, or nothing; not yet in the address
 */
export function scrollToTarget(hash: string, place: ScrollPosition | undefined): void {
  scrollToPosition(place ?? [0, 0]);
  const target = place ? null : fragmentTarget(hash);
  // Done by the browser, so that `:target` and all that listens to the hash follow.
  if (hash && !place) location.replace(hash);
  if (target) focusElement(target);
  else focusOnHeading();
  announce(document.title);
}
