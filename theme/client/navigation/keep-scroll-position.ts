import { readScrollPosition, type ScrollPosition } from './scroll-position.js';

/** Delay in ms: browsers allow about three history writes a second, so the position is saved when scrolling pauses. */
const pauseMs = 350;
let timer = 0;
/** The scroll position that is not yet saved in the present entry. */
let pending: ScrollPosition | undefined;

/**
 * Positions of entries that were left by Back or Forward before they were saved, by the entry's key: only the present
 * entry can be written. A reload loses them and falls back to the last saved position.
 */
const left = new Map<number, ScrollPosition>();
let presentKey = stateKey(history.state);

function stateKey(state: unknown): number | undefined {
  return (state as { readonly key?: number } | null)?.key;
}

/** The state of an entry that is about to be added. */
export function newEntryState(): { readonly key: number } {
  presentKey = Math.random();
  return { key: presentKey };
}

/** Saves the scroll position in the history entry, where it survives a reload without storage. */
export function saveScrollPosition(): void {
  clearScrollPosition();
  write({ place: [scrollX, scrollY] });
}

function write(more: { readonly place?: ScrollPosition }): void {
  presentKey = stateKey(history.state) ?? Math.random();
  if (more.place) left.delete(presentKey);
  try {
    history.replaceState({ ...history.state, ...more, key: presentKey }, '');
  } catch {
    // Over the browser's limit: keep the position saved before.
  }
}

/** The pending position belongs to the entry that was left. */
export function clearScrollPosition(): void {
  clearTimeout(timer);
  pending = undefined;
}

/** The position to restore after Back, Forward or a link within the page. */
export function scrollPositionAfterTraversal(state: unknown): ScrollPosition | undefined {
  if (pending && presentKey !== undefined) left.set(presentKey, pending);
  clearScrollPosition();
  presentKey = stateKey(state);
  if (presentKey === undefined) write({});
  return (presentKey === undefined ? undefined : left.get(presentKey)) ?? readScrollPosition(state);
}

/** Takes scroll restoration over from the browser, which would restore positions before the page is in the document. */
export function trackScrollPosition(): void {
  history.scrollRestoration = 'manual';
  const keepSoon = (): void => {
    clearTimeout(timer);
    pending = [scrollX, scrollY];
    timer = window.setTimeout(saveScrollPosition, pauseMs);
  };
  addEventListener('scroll', keepSoon, { passive: true });
  addEventListener('pagehide', saveScrollPosition);
}
