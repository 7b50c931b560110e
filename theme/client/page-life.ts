/** What a page does beyond what HTML does by itself. All of it must end when the signal aborts. */
export type Behaviour = (signal: AbortSignal) => void;

let life = new AbortController();

/** Aborts when the page that is shown now gives way to another. */
export function pageSignal(): AbortSignal {
  return life.signal;
}

/** Ends all that the page in the document does: listeners, observers, timers. */
export function endPage(): void {
  life.abort();
}

/** Brings the page in the document to life. A behaviour that fails does not take the others with it. */
export function startPage(
  behaviours: readonly Behaviour[],
  failed: (error: unknown) => void,
): void {
  endPage();
  life = new AbortController();
  for (const start of behaviours) {
    try {
      start(life.signal);
    } catch (error) {
      failed(error);
    }
  }
}
