/** An interactive part of a page, with its own script that is loaded when the reader turns to it. */
export interface Island {
  /**
   * Makes the part work, because the reader wants to use it now. What it throws or rejects with is shown in its
   * place, with a way to mount it again on the markup as it was served.
   *
   * @param element the one with `data-island`
   * @param signal aborts when the page goes or the part has crashed: listeners, observers and timers end then
   * @param crash shows an error that comes later
   */
  mount(
    element: HTMLElement,
    signal: AbortSignal,
    crash: (error: unknown) => void,
  ): void | Promise<void>;
}

/**
 * Interactive parts by the name in `data-island`. Each is a script of its own that shares no state with the main
 * script or with other islands.
 */
export const islands: Readonly<Record<string, () => Promise<Island>>> = {
  search: () => import('../search/island.js'),
  shortcuts: () => import('../shortcuts/island.js'),
  'try-it': () => import('../try-it/island.js'),
};
