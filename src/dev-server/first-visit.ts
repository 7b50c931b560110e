/** Milliseconds that a browser has to ask for the first page. */
const headStart = 1000;
/** Milliseconds without a request after which a page has what belongs to it: styles, scripts, images. */
const lull = 100;
/** Milliseconds after which others have waited long enough, however many requests there are. */
const patience = 2000;

/** Whoever looks at the first page goes before all that can wait. */
export class FirstVisitTimer {
  #last: number | undefined;
  #end: () => void = () => undefined;
  readonly #ended = new Promise<'ended'>((resolve) => {
    this.#end = () => resolve('ended');
  });

  /** A request has been answered. */
  answered(): void {
    this.#last = performance.now();
  }

  /** Somebody waits for what comes after it. */
  end(): void {
    this.#end();
  }

  /** Resolves when the first page has been seen with all that belongs to it, or nobody asks for one. */
  async over(): Promise<void> {
    const start = performance.now();
    const end = () =>
      this.#last === undefined ? start + headStart : Math.min(this.#last + lull, start + patience);
    for (let wait = end() - start; wait > 0; wait = end() - performance.now()) {
      if ((await Promise.race([this.#ended, rest(Math.min(wait, lull))])) === 'ended') return;
    }
  }
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
