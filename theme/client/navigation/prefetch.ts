import { pageKey } from './internal-page.js';
import { navigationTarget } from './links.js';
import { loadPage } from './page-cache.js';

/** Time in ms that a pointer must rest on a link before it is prefetched, as it crosses many links on its way. */
const hoverMs = 50;

/** Network Information API, which only some browsers have. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Prefetches a page when a link is pointed at, focused or touched.
 *
 * @returns a function that prefetches the page of a link that is already pointed at
 */
export function startPrefetch(): (target: EventTarget | null) => void {
  let timer = 0;
  const prefetch = (target: EventTarget | null, delay = 0): void => {
    clearTimeout(timer);
    const url = navigationTarget(target);
    if (!url || pageKey(url) === pageKey(new URL(location.href)) || prefersReducedData()) return;
    timer = window.setTimeout(() => loadPage(url, { priority: 'low' }).catch(() => {}), delay);
  };
  document.addEventListener('pointerover', ({ target }) => prefetch(target, hoverMs));
  document.addEventListener('focusin', ({ target }) => prefetch(target, hoverMs));
  document.addEventListener('touchstart', ({ target }) => prefetch(target), { passive: true });
  return prefetch;
}

/** Whether the reader asked to save data or has a slow connection. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
