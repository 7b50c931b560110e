import { pageKey } from './internal-page.js';
import { linkedPage } from './links.js';
import { loadPage } from './page-cache.js';

/** How long a pointer rests on a link before that is an intent, in ms: on its way elsewhere it crosses many. */
const rest = 50;

/** Network Information API, which only some browsers have. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Loads a page as soon as the reader seems to want it: when a link is pointed at, focused or touched.
 *
 * @returns does so for what is pointed at already
 */
export function startPrefetch(): (target: EventTarget | null) => void {
  let timer = 0;
  const prefetch = (target: EventTarget | null, delay = 0): void => {
    clearTimeout(timer);
    const url = linkedPage(target);
    if (!url || pageKey(url) === pageKey(new URL(location.href)) || isSparing()) return;
    timer = window.setTimeout(() => loadPage(url, { priority: 'low' }).catch(() => {}), delay);
  };
  document.addEventListener('pointerover', ({ target }) => prefetch(target, rest));
  document.addEventListener('focusin', ({ target }) => prefetch(target, rest));
  document.addEventListener('touchstart', ({ target }) => prefetch(target), { passive: true });
  return prefetch;
}

/** Whether the reader has asked to save data, or pays for every byte with time. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
