/** Browsers let a page write to its history about three times a second: a pause in the scrolling is enough. */
const pause = 350;
let timer = 0;

/** Keeps in the entry of the history where the reader stands. There it lasts over a reload, without storage. */
export function keepPlace(): void {
  clearTimeout(timer);
  try {
    history.replaceState({ ...history.state, place: [scrollX, scrollY] }, '');
  } catch {
    // Too often for this browser: the place before is near enough.
  }
}

/** What is pending belongs to the entry that was left. */
export function forgetPlace(): void {
  clearTimeout(timer);
}

/**
 * Takes over the restoring of places from the browser, which would do so before the page that a place belongs to is
 * there.
 */
export function startKeeping(): void {
  history.scrollRestoration = 'manual';
  const keepSoon = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(keepPlace, pause);
  };
  addEventListener('scroll', keepSoon, { passive: true });
  addEventListener('pagehide', keepPlace);
}
