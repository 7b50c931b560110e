import type { PageTerms } from './page-terms.js';
import {
  countedLength,
  lengthNorm,
  type PageTerm,
  type Posting,
  sectionPosting,
} from './postings.js';

/**
 * Numbers of an entry: the index of its term, its location (see `PageTerms.occurrences`) in the whole index,
 * and its frequency.
 */
const entrySize = 3;
const chunkEntries = 65_536;

/**
 * The terms of all pages in compact arrays, because a large site has millions of entries. Add pages
 * in the order of their sections.
 */
export class CorpusWords {
  /** Total length of all sections in terms, see {@link countedLength}. */
  length = 0;
  /** Number of terms of each section. */
  readonly #lengths: number[] = [];
  /** Index of each term. */
  readonly #terms = new Map<string, number>();
  readonly #chunks: Uint32Array[] = [];
  #entries = 0;

  get sections(): number {
    return this.#lengths.length;
  }

  add(page: PageTerms): void {
    const first = this.sections * 2;
    for (const [index, term] of page.terms.entries()) {
      const number = this.#terms.get(term) ?? this.#terms.size;
      this.#terms.set(term, number);
      const occurrences = page.occurrences[index] ?? [];
      for (let at = 0; at < occurrences.length; at += 2) {
        this.#push(number, first + (occurrences[at] ?? 0), occurrences[at + 1] ?? 0);
      }
    }
    for (const length of page.lengths) this.#lengths.push(length);
    this.length += countedLength(page);
  }

  /** Yields each term with its weights, sorted. */
  *withWeights(typicalSectionLength: number): Generator<PageTerm> {
    const norms = this.#lengths.map((length) => lengthNorm(length, typicalSectionLength));
    const { ends, order } = this.#byTerm();
    for (const term of [...this.#terms.keys()].sort()) {
      const number = this.#terms.get(term) ?? 0;
      const postings: Posting[] = [];
      const headings: Posting[] = [];
      for (let at = ends[number - 1] ?? 0; at < (ends[number] ?? 0); at += 1) {
        const entry = order[at] ?? 0;
        const location = this.#entryNumber(entry, 1);
        const section = location >> 1;
        const posting = sectionPosting(section, this.#entryNumber(entry, 2), norms[section] ?? 1);
        postings.push(posting);
        if (location & 1) headings.push(posting);
      }
      yield { term, postings, headings };
    }
  }

  #push(term: number, location: number, frequency: number): void {
    const at = (this.#entries % chunkEntries) * entrySize;
    if (at === 0) this.#chunks.push(new Uint32Array(chunkEntries * entrySize));
    const chunk = this.#chunks.at(-1);
    if (!chunk) return;
    chunk[at] = term;
    chunk[at + 1] = location;
    chunk[at + 2] = frequency;
    this.#entries += 1;
  }

  #entryNumber(entry: number, which: number): number {
    const chunk = this.#chunks[Math.floor(entry / chunkEntries)];
    return chunk?.[(entry % chunkEntries) * entrySize + which] ?? 0;
  }

  /**
   * Groups the entries by term with a stable counting sort; returns the order and each term's end.
   */
  #byTerm(): { readonly ends: Uint32Array; readonly order: Uint32Array } {
    const ends = new Uint32Array(this.#terms.size);
    for (let entry = 0; entry < this.#entries; entry += 1) {
      const term = this.#entryNumber(entry, 0);
      ends[term] = (ends[term] ?? 0) + 1;
    }
    for (let term = 1; term < ends.length; term += 1) {
      ends[term] = (ends[term] ?? 0) + (ends[term - 1] ?? 0);
    }
    const order = new Uint32Array(this.#entries);
    const free = ends.slice();
    for (let entry = this.#entries - 1; entry >= 0; entry -= 1) {
      const term = this.#entryNumber(entry, 0);
      const index = (free[term] ?? 0) - 1;
      free[term] = index;
      order[index] = entry;
    }
    return { ends, order };
  }
}
