/**
 * Makes an interactive part of a page work. Its script is loaded when the reader points at the part or focuses it. An
 * error that it throws or rejects with is shown in its place, with a button to mount it again on the served markup.
 *
 * @param element the one with `data-island`
 * @param signal aborts when the page is replaced or the part has crashed: ends listeners, observers and timers
 * @param crash shows an error that occurs later
 */
export type MountIsland = (
  element: HTMLElement,
  signal: AbortSignal,
  crash: (error: unknown) => void,
) => void | Promise<void>;
