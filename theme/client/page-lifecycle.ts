/** A behaviour that a page adds to its HTML. It ends when the signal aborts. */
export type PageBehaviour = (signal: AbortSignal) => void;

let life = new AbortController();

/** Aborts when the current page is replaced. */
export function pageSignal(): AbortSignal {
  return life.signal;
}

/** Ends all behaviours of the current page: listeners, observers, timers. */
export function endPage(): void {
  life.abort();
}

/**
 * Starts the behaviours of the page in the document. One that throws does not stop the others.
 *
 * @param later behaviours that start in a separate task, to keep tasks short on slow phones
 */
export function startPage(
  behaviours: readonly PageBehaviour[],
  failed: (error: unknown) => void,
  later: readonly PageBehaviour[] = [],
): void {
  endPage();
  life = new AbortController();
  const { signal } = life;
  const run = (all: readonly PageBehaviour[]): void => {
    for (const start of all) {
      try {
        start(signal);
      } catch (error) {
        failed(error);
      }
    }
  };
  run(behaviours);
  setTimeout(() => {
    if (!signal.aborted) run(later);
  });
}
