/** What a page does beyond what HTML does by itself. All of it must end when the signal aborts. */
export type PageBehaviour = (signal: AbortSignal) => void;

let life = new AbortController();

/** Aborts when the page that is shown now gives way to another. */
export function pageSignal(): AbortSignal {
  return life.signal;
}

/** Ends all that the page in the document does: listeners, observers, timers. */
export function endPage(): void {
  life.abort();
}

/**
 * Brings the page in the document to life. A behaviour that fails does not take the others with it.
 *
 * @param later what starts in a task of its own: a slow phone takes long enough for one half
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
