import { type TextColumn, textAt, toTextColumn } from './text-column.js';

/** Where a value lies in a pack. */
export interface EntrySpan {
  readonly key: string;
  readonly digest: string;
  /** Where the value begins, and how long it is, in bytes. */
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

/** Where the values of a pack lie, by name. Those that were known are columns, as objects would be many. */
export class SpanTable {
  readonly #known: SpanColumns;
  /** By name, a row of the columns, or what was found since. */
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

  /** Of one that was known; undefined for what was found since, and for what is not there. */
  rowOf(name: string): number | undefined {
    const found = this.#rows.get(name);
    return typeof found === 'number' ? found : undefined;
  }

  /** How many rows there are, among them those of which another value was found since. */
  get rows(): number {
    return this.#known.names.length;
  }

  /** Bytes of a value. */
  lengthOf(name: string): number {
    const found = this.#rows.get(name);
    return typeof found === 'number' ? this.#lengthAt(found) : (found?.length ?? 0);
  }

  /** It is the last one then. */
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
