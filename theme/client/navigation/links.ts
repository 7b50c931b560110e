import { isInternalPage } from './internal-page.js';
import { siteBase } from './site-base.js';

/** The page that a link leads to, if it is for us to show: otherwise the browser follows the link by itself. */
export function linkedPage(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !['', '_self'].includes(link.target)) return undefined;
  if (link.hasAttribute('download') || link.relList.contains('external')) return undefined;
  const url = new URL(link.href);
  return isInternalPage(url, siteBase) ? url : undefined;
}

/**
 * The page that a click goes to: one that means "go there", not "open in a new tab" or "save", and that nobody else
 * has taken care of.
 */
export function clickedPage(event: MouseEvent): URL | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey, button, defaultPrevented } = event;
  const plain = !(altKey || ctrlKey || metaKey || shiftKey || button !== 0 || defaultPrevented);
  return plain ? linkedPage(event.target) : undefined;
}
