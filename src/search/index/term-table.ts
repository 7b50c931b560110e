import { packWords, unpackWords } from '../query/front-coding.js';
import { lastUpTo } from '../query/last-up-to.js';

/** How many sections say a term, and how many headings. */
export interface TermCount {
  readonly said: number;
  readonly headings: number;
}

/** All terms of an index, in order, as JSON. */
export interface TermTable {
  /** Front-coded. */
  readonly terms: readonly string[];
  readonly said: readonly number[];
  readonly headings: readonly number[];
}

const never: TermCount = { said: 0, headings: 0 };

export function toTable(counts: ReadonlyMap<string, TermCount>): TermTable {
  const terms = [...counts.keys()].sort();
  return {
    terms: packWords(terms),
    said: terms.map((term) => counts.get(term)?.said ?? 0),
    headings: terms.map((term) => counts.get(term)?.headings ?? 0),
  };
}

/** A table in which few terms are looked up and changed: of the others nothing is made. */
export class CountedTerms {
  readonly #table: TermTable;
  readonly #terms: readonly string[];

  constructor(table: TermTable) {
    this.#table = table;
    this.#terms = unpackWords(table.terms);
  }

  of(term: string): TermCount {
    const row = lastUpTo(this.#terms, term);
    if (this.#terms[row] !== term) return never;
    return { said: this.#table.said[row] ?? 0, headings: this.#table.headings[row] ?? 0 };
  }

  /** All terms with their counts, in order. */
  *all(): Generator<readonly [string, TermCount]> {
    const { said, headings } = this.#table;
    for (const [row, term] of this.#terms.entries()) {
      yield [term, { said: said[row] ?? 0, headings: headings[row] ?? 0 }];
    }
  }

  /** The table with other counts; a term that nobody says any more is not in it. */
  with(counts: ReadonlyMap<string, TermCount>): TermTable {
    const fresh = [...counts.keys()].filter((term) => this.of(term).said === 0).sort();
    const terms: string[] = [];
    const said: number[] = [];
    const headings: number[] = [];
    const add = (term: string, count: TermCount): void => {
      if (count.said === 0) return;
      terms.push(term);
      said.push(count.said);
      headings.push(count.headings);
    };
    let next = 0;
    for (const [term, count] of this.all()) {
      for (let one = fresh[next]; one !== undefined && one < term; one = fresh[++next]) {
        add(one, counts.get(one) ?? never);
      }
      add(term, counts.get(term) ?? count);
    }
    for (const one of fresh.slice(next)) add(one, counts.get(one) ?? never);
    return { terms: packWords(terms), said, headings };
  }
}
