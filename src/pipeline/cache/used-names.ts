import type { SpanTable } from './span-table.js';

/** Names of the pack's entries to keep. Entries from the index need only one mark per row. */
export class UsedNames {
  readonly #spans: SpanTable;
  readonly #rows: Uint8Array;
  /** Names without a row. */
  readonly #others = new Set<string>();
  #marked = 0;

  constructor(spans: SpanTable) {
    this.#spans = spans;
    this.#rows = new Uint8Array(spans.rows);
  }

  get size(): number {
    return this.#marked + this.#others.size;
  }

  /** Adds a name; a name that the pack does not have is ignored. */
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
