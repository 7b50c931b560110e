import { readScrollPosition, type ScrollPosition } from './place.js';

/** Browsers let a page write to its history about three times a second: a pause in the scrolling is enough. */
const pause = 350;
let timer = 0;
/** Where the reader has scrolled to since the present entry was given its place. */
let pending: ScrollPosition | undefined;

/**
 * Places of entries that Back or Forward left before they were kept, by the key of the entry: only the present entry
 * can be written. Lost on a reload, where the place before is near enough.
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

/** Keeps in the entry of the history where the reader stands. There it lasts over a reload, without storage. */
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
    // Too often for this browser: the place before is near enough.
  }
}

/** What is pending belongs to the entry that was left. */
export function clearScrollPosition(): void {
  clearTimeout(timer);
  pending = undefined;
}

/** Where to stand on the entry that Back, Forward or a link to a place of the page has led to. */
export function placeAfterTraversal(state: unknown): ScrollPosition | undefined {
  if (pending && presentKey !== undefined) left.set(presentKey, pending);
  clearScrollPosition();
  presentKey = stateKey(state);
  if (presentKey === undefined) write({});
  return (presentKey === undefined ? undefined : left.get(presentKey)) ?? readScrollPosition(state);
}

/**
 * Takes over the restoring of places from the browser, which would do so before the page that a place belongs to is
 * there.
 */
export function trackScrollPosition(): void {
  history.scrollRestoration = 'manual';
  const keepSoon = (): void => {
    clearTimeout(timer);
    pending = [scrollX, scrollY];
    timer = window.setTimeout(saveScrollPosition, pause);
  };
  addEventListener('scroll', keepSoon, { passive: true });
  addEventListener('pagehide', saveScrollPosition);
}
