import { isInternalPage } from './internal-page.js';
import { siteBase } from './site-base.js';

/** The page of a link if the navigation should show it; undefined if the browser should follow the link. */
export function navigationTarget(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !['', '_self'].includes(link.target)) return undefined;
  if (link.hasAttribute('download') || link.relList.contains('external')) return undefined;
  const url = new URL(link.href);
  return isInternalPage(url, siteBase) ? url : undefined;
}

/**
 * The page of a click that follows a link: not one that opens a tab or saves the target, nor one that another listener
 * has handled.
 */
export function clickedPage(event: MouseEvent): URL | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey, button, defaultPrevented } = event;
  const plain = !(altKey || ctrlKey || metaKey || shiftKey || button !== 0 || defaultPrevented);
  return plain ? navigationTarget(event.target) : undefined;
}
