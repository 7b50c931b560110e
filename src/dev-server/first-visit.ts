/** Milliseconds to wait for a browser's first request. */
const firstRequestMs = 1000;
/** Milliseconds without a request after which the page counts as loaded, with its styles, scripts and images. */
const quietMs = 100;
/** Milliseconds after which background work starts, even if requests continue. */
const maxDelayMs = 2000;

/** Delays background work until the first page has loaded. */
export class FirstVisitTimer {
  #last: number | undefined;
  #end: () => void = () => undefined;
  readonly #ended = new Promise<'ended'>((resolve) => {
    this.#end = () => resolve('ended');
  });

  /** Records that the server has sent a response. */
  noteResponse(): void {
    this.#last = performance.now();
  }

  /** Ends the delay, because a request depends on the background work. */
  end(): void {
    this.#end();
  }

  /** Resolves when the first page has loaded with its resources, or no browser has requested one in time. */
  async over(): Promise<void> {
    const start = performance.now();
    const end = () =>
      this.#last === undefined
        ? start + firstRequestMs
        : Math.min(this.#last + quietMs, start + maxDelayMs);
    for (let wait = end() - start; wait > 0; wait = end() - performance.now()) {
      if ((await Promise.race([this.#ended, rest(Math.min(wait, quietMs))])) === 'ended') return;
    }
  }
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
