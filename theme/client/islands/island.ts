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
