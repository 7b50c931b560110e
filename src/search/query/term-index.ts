import MiniSearch from 'minisearch';
import type { TermPart } from './format.js';
import { unpackWords } from './front-coding.js';
import { frequencyLevels, nameLevel } from './weights.js';

/** Scores of sections or pages by number. */
export type Scores = ReadonlyMap<number, number>;

/**
 * A part of the postings, searched with MiniSearch as if it was the whole index. The scores (BM25+)
 * are those of the whole index, because a part contains all postings of a term and lengths are
 * already in the frequencies.
 */
export class TermIndex {
  readonly #search: MiniSearch;
  /** By term, the sections that have it in their short name. */
  readonly #named = new Map<string, ReadonlySet<number>>();

  /** @param sections number of sections in the whole index */
  constructor(part: TermPart, sections: number) {
    const present = new Set<number>();
    const index = unpackWords(part.terms).map((term, at): [string, Record<string, Frequencies>] => {
      const frequencies: Frequencies = {};
      const named = new Set<number>();
      let section = 0;
      for (const posting of part.postings[at] ?? []) {
        section += posting >> 3;
        present.add(section);
        frequencies[section] = frequencyLevels[posting & 7] ?? 1;
        if ((posting & 7) === nameLevel) named.add(section);
      }
      if (named.size > 0) this.#named.set(term, named);
      return [term, { 0: frequencies }];
    });
    const ids = [...present];
    this.#search = MiniSearch.loadJS(
      {
        serializationVersion: 2,
        documentCount: sections,
        nextId: sections,
        documentIds: Object.fromEntries(ids.map((id) => [id, id])),
        fieldIds: { words: 0 },
        fieldLength: Object.fromEntries(ids.map((id) => [id, [1]])),
        averageFieldLength: [1],
        storedFields: {},
        index,
      },
      { fields: ['words'], ...keepTerm },
    );
  }

  find(term: string, prefix: number): Scores {
    return miniSearchScores(this.#search, term, prefix);
  }

  /** Returns the sections with the term in a short heading or operationId. */
  sectionsNamed(term: string): ReadonlySet<number> | undefined {
    return this.#named.get(term);
  }
}

type Frequencies = Record<number, number>;

/** Terms are already normalised by `runTerms`. */
export const keepTerm = {
  tokenize: (text: string): string[] => text.split(' '),
  processTerm: (term: string): string => term,
};

/**
 * Returns the scores of a term and, if `prefix` is a weight above 0, of words that begin with it.
 */
export function miniSearchScores(search: MiniSearch, term: string, prefix: number): Scores {
  const options = { prefix: prefix > 0, weights: { prefix, fuzzy: 0 } };
  return new Map(search.search(term, options).map(({ id, score }) => [id, score]));
}
