import { type TextColumn, textAt, toTextColumn } from './text-column.js';

/** Location of a value in a pack. */
export interface EntrySpan {
  readonly key: string;
  readonly digest: string;
  /** Offset and length of the value in bytes. */
  readonly at: number;
  readonly length: number;
}

/** {@link SpanTable} as plain data. */
export interface SpanColumns {
  readonly names: readonly string[];
  readonly keys: TextColumn;
  readonly digests: TextColumn;
  readonly places: readonly number[];
  readonly lengths: readonly number[];
}

/**
 * Locations of a pack's values by name. Spans from the index stay in columns, because one object
 * for each would need too much memory.
 */
export class SpanTable {
  readonly #known: SpanColumns;
  /** By name, the row in the columns, or the span if it was added later. */
  readonly #rows: Map<string, number | EntrySpan>;

  constructor(known: SpanColumns = { names: [], keys: [], digests: [], places: [], lengths: [] }) {
    this.#known = known;
    this.#rows = new Map();
    for (const [row, name] of known.names.entries()) this.#rows.set(name, row);
  }

  get size(): number {
    return this.#rows.size;
  }

  names(): Iterable<string> {
    return this.#rows.keys();
  }

  has(name: string): boolean {
    return this.#rows.has(name);
  }

  get(name: string): EntrySpan | undefined {
    const found = this.#rows.get(name);
    if (typeof found !== 'number') return found;
    const { keys, digests, places } = this.#known;
    const at = places[found] ?? 0;
    return {
      key: textAt(keys, found),
      digest: textAt(digests, found),
      at,
      length: this.#lengthAt(found),
    };
  }

  keyOf(name: string): string | undefined {
    const found = this.#rows.get(name);
    return typeof found === 'number' ? textAt(this.#known.keys, found) : found?.key;
  }

  /** Returns the row of a span from the index; undefined for added spans and unknown names. */
  rowOf(name: string): number | undefined {
    const found = this.#rows.get(name);
    return typeof found === 'number' ? found : undefined;
  }

  /** Number of rows, including those that a later entry replaces. */
  get rows(): number {
    return this.#known.names.length;
  }

  /** Length of a value in bytes. */
  lengthOf(name: string): number {
    const found = this.#rows.get(name);
    return typeof found === 'number' ? this.#lengthAt(found) : (found?.length ?? 0);
  }

  /** Adds a span at the end of the order. */
  set(name: string, span: EntrySpan): void {
    this.#rows.delete(name);
    this.#rows.set(name, span);
  }

  columns(): SpanColumns {
    const names = [...this.#rows.keys()];
    const spans = names.flatMap((name) => this.get(name) ?? []);
    return {
      names,
      keys: toTextColumn(spans.map(({ key }) => key)),
      digests: toTextColumn(spans.map(({ digest }) => digest)),
      places: spans.map(({ at }) => at),
      lengths: spans.map(({ length }) => length),
    };
  }

  #lengthAt(row: number): number {
    return this.#known.lengths[row] ?? 0;
  }
}
