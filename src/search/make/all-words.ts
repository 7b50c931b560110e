import type { PageTerms } from './page-terms.js';
import { countedLength, normOf, type PageTerm, type Posting, postingOf } from './postings.js';

/**
 * The words of all pages, in as little memory as it takes: a large site says millions of them. Pages are added one
 * after the other, in the order of their sections' numbers.
 */
export class AllWords {
  /** Of all sections, in terms: see {@link countedLength}. */
  length = 0;
  /** How many terms each section has. */
  readonly #lengths: number[] = [];
  /** See `PageTerms.said`, with the numbers of sections in the whole index. */
  readonly #said = new Map<string, number[]>();

  get sections(): number {
    return this.#lengths.length;
  }

  add(page: PageTerms): void {
    const first = this.sections * 2;
    for (const [index, term] of page.terms.entries()) {
      const places = page.said[index] ?? [];
      const known = this.#said.get(term) ?? [];
      if (known.length === 0) this.#said.set(term, known);
      for (let at = 0; at < places.length; at += 2) {
        known.push(first + (places[at] ?? 0), places[at + 1] ?? 0);
      }
    }
    this.#lengths.push(...page.lengths);
    this.length += countedLength(page);
  }

  /** Each term, in order, with the weights that it has; afterwards there are no words left. */
  *take(typical: number): Generator<PageTerm> {
    const norms = this.#lengths.map((length) => normOf(length, typical));
    for (const term of [...this.#said.keys()].sort()) {
      const places = this.#said.get(term) ?? [];
      this.#said.delete(term);
      const postings: Posting[] = [];
      const headings: Posting[] = [];
      for (let at = 0; at < places.length; at += 2) {
        const place = places[at] ?? 0;
        const section = place >> 1;
        const posting = postingOf(section, places[at + 1] ?? 0, norms[section] ?? 1);
        postings.push(posting);
        if (place & 1) headings.push(posting);
      }
      yield { term, postings, headings };
    }
  }
}
