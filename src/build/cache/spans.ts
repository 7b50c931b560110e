/** Where a value lies in a pack. */
export interface Span {
  readonly key: string;
  readonly digest: string;
  /** Where the value begins, and how long it is, in bytes. */
  readonly at: number;
  readonly length: number;
}

/** Texts one after the other; in one where all are equally long, as digests are: so thousands are read at once. */
type Texts = readonly string[] | { readonly length: number; readonly joined: string };

/** {@link Spans} as plain data. */
export interface SpanColumns {
  readonly names: readonly string[];
  readonly keys: Texts;
  readonly digests: Texts;
  readonly places: readonly number[];
  readonly lengths: readonly number[];
}

/** Where the values of a pack lie, by name. Those that were known are columns, as objects would be many. */
export class Spans {
  readonly #known: SpanColumns;
  /** By name, a row of the columns, or what was found since. */
  readonly #rows: Map<string, number | Span>;

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

  get(name: string): Span | undefined {
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

  /** Bytes of a value. */
  lengthOf(name: string): number {
    const found = this.#rows.get(name);
    return typeof found === 'number' ? this.#lengthAt(found) : (found?.length ?? 0);
  }

  /** It is the last one then. */
  set(name: string, span: Span): void {
    this.#rows.delete(name);
    this.#rows.set(name, span);
  }

  columns(): SpanColumns {
    const names = [...this.#rows.keys()];
    const spans = names.flatMap((name) => this.get(name) ?? []);
    return {
      names,
      keys: together(spans.map(({ key }) => key)),
      digests: together(spans.map(({ digest }) => digest)),
      places: spans.map(({ at }) => at),
      lengths: spans.map(({ length }) => length),
    };
  }

  #lengthAt(row: number): number {
    return this.#known.lengths[row] ?? 0;
  }
}

function together(texts: readonly string[]): Texts {
  const length = texts[0]?.length ?? 0;
  return texts.every((text) => text.length === length) ? { length, joined: texts.join('') } : texts;
}

function textAt(texts: Texts, row: number): string {
  if (!('joined' in texts)) return texts[row] ?? '';
  return texts.joined.slice(row * texts.length, (row + 1) * texts.length);
}
