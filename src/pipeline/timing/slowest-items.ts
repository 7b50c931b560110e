/** Duration of an item in milliseconds. */
export interface TimedItem {
  readonly path: string;
  readonly milliseconds: number;
}

const maxItems = 10;

/** Keeps the longest durations, slowest first. */
export class SlowestItems {
  readonly #times: TimedItem[] = [];

  add(path: string, milliseconds: number): void {
    const last = this.#times.at(-1);
    if (this.#times.length >= maxItems && last && last.milliseconds >= milliseconds) return;
    this.#times.push({ path, milliseconds: Math.round(milliseconds * 10) / 10 });
    this.#times.sort((a, b) => b.milliseconds - a.milliseconds);
    this.#times.length = Math.min(this.#times.length, maxItems);
  }

  /** Runs the work and records its duration. */
  time<T>(path: string, work: () => T): T {
    const begin = performance.now();
    const result = work();
    this.add(path, performance.now() - begin);
    return result;
  }

  get times(): readonly TimedItem[] {
    return this.#times;
  }
}
