import type { SpanTable } from './span-table.js';

/** Which of the values of a pack are of use: of most, as a mark beside their row. */
export class UsedNames {
  readonly #spans: SpanTable;
  readonly #rows: Uint8Array;
  /** Those without a row. */
  readonly #others = new Set<string>();
  #marked = 0;

  constructor(spans: SpanTable) {
    this.#spans = spans;
    this.#rows = new Uint8Array(spans.rows);
  }

  get size(): number {
    return this.#marked + this.#others.size;
  }

  /** A name that the pack does not have is none of it. */
  add(name: string): void {
    const row = this.#spans.rowOf(name);
    if (row === undefined) {
      if (this.#spans.has(name)) this.#others.add(name);
    } else if (this.#rows[row] === 0) {
      this.#rows[row] = 1;
      this.#marked += 1;
    }
  }

  *names(): Generator<string> {
    for (const name of this.#spans.names()) {
      const row = this.#spans.rowOf(name);
      if (row === undefined ? this.#others.has(name) : this.#rows[row] === 1) yield name;
    }
  }
}
