import { pack, unpack } from '../rank/front-coding.js';

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

export function toTable(counts: ReadonlyMap<string, TermCount>): TermTable {
  const terms = [...counts.keys()].sort();
  return {
    terms: pack(terms),
    said: terms.map((term) => counts.get(term)?.said ?? 0),
    headings: terms.map((term) => counts.get(term)?.headings ?? 0),
  };
}

export function fromTable({ terms, said, headings }: TermTable): Map<string, TermCount> {
  return new Map(
    unpack(terms).map((term, index) => [
      term,
      { said: said[index] ?? 0, headings: headings[index] ?? 0 },
    ]),
  );
}
