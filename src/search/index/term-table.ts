import { packWords, unpackWords } from '../query/front-coding.js';
import { lastUpTo } from '../query/last-up-to.js';

/** Number of sections and of headings that contain a term. */
export interface TermCount {
  readonly sections: number;
  readonly headings: number;
}

/** All terms of an index, sorted, as JSON. */
export interface TermTable {
  /** Front-coded. */
  readonly terms: readonly string[];
  readonly sections: readonly number[];
  readonly headings: readonly number[];
}

const noCount: TermCount = { sections: 0, headings: 0 };

export function toTable(counts: ReadonlyMap<string, TermCount>): TermTable {
  const terms = [...counts.keys()].sort();
  return {
    terms: packWords(terms),
    sections: terms.map((term) => counts.get(term)?.sections ?? 0),
    headings: terms.map((term) => counts.get(term)?.headings ?? 0),
  };
}

/** A table for looking up and changing a few terms, without creating objects for the others. */
export class CountedTerms {
  readonly #table: TermTable;
  readonly #terms: readonly string[];

  constructor(table: TermTable) {
    this.#table = table;
    this.#terms = unpackWords(table.terms);
  }

  of(term: string): TermCount {
    const row = lastUpTo(this.#terms, term);
    if (this.#terms[row] !== term) return noCount;
    return { sections: this.#table.sections[row] ?? 0, headings: this.#table.headings[row] ?? 0 };
  }

  /** Yields all terms with their counts, sorted. */
  *all(): Generator<readonly [string, TermCount]> {
    const { sections, headings } = this.#table;
    for (const [row, term] of this.#terms.entries()) {
      yield [term, { sections: sections[row] ?? 0, headings: headings[row] ?? 0 }];
    }
  }

  /** Returns the table with other counts, without terms that no section contains any more. */
  with(counts: ReadonlyMap<string, TermCount>): TermTable {
    const fresh = [...counts.keys()].filter((term) => this.of(term).sections === 0).sort();
    const terms: string[] = [];
    const sections: number[] = [];
    const headings: number[] = [];
    const add = (term: string, count: TermCount): void => {
      if (count.sections === 0) return;
      terms.push(term);
      sections.push(count.sections);
      headings.push(count.headings);
    };
    let next = 0;
    for (const [term, count] of this.all()) {
      for (let one = fresh[next]; one !== undefined && one < term; one = fresh[++next]) {
        add(one, counts.get(one) ?? noCount);
      }
      add(term, counts.get(term) ?? count);
    }
    for (const one of fresh.slice(next)) add(one, counts.get(one) ?? noCount);
    return { terms: packWords(terms), sections, headings };
  }
}
