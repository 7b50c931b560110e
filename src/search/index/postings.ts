import { nameWeight, weights } from '../query/format.js';
import { nameTimes, type PageTerms } from './page-terms.js';

/**
 * A section that says a term: its number in the whole index, times 8, plus the number of the term's weight in it.
 */
export type Posting = number;

/** How much longer sections count less (the `b` of BM25). */
const lengthInfluence = 0.6;

/** Sections of fewer words count as this long: they would otherwise win by their shortness alone. */
const shortest = 12;

/** Each step of {@link typicalLength} is so much more than the one before. */
const step = 1.25;

/** What the sections of a page add to the length of all, in terms. */
export function countedLength({ lengths }: PageTerms): number {
  return lengths.reduce((sum, length) => sum + Math.max(shortest, length), 0);
}

/**
 * The average length of a section, in terms, to the nearest of a few steps: it goes into the weight of every
 * word, and one more sentence on a page should not change the whole index.
 *
 * @param length of all sections, as `countedLength` has it
 */
export function typicalLength(length: number, sections: number): number {
  return step ** Math.round(Math.log(length / sections) / Math.log(step));
}

/** A term as one page says it. */
export interface PageTerm {
  readonly term: string;
  readonly postings: readonly Posting[];
  /** Those of the postings whose section's heading says the term. */
  readonly headings: readonly Posting[];
}

/**
 * The terms of a page with the weights that they have in it. Frequencies are normalised by length here (as in
 * BM25), so that the browser need not know the lengths.
 *
 * @param first number of the page's first section in the whole index
 */
export function* pageTermsPostings(
  { lengths, terms, said }: PageTerms,
  first: number,
  typical: number,
): Generator<PageTerm> {
  const norms = lengths.map((length) => lengthNorm(length, typical));
  for (const [index, term] of terms.entries()) {
    const places = said[index] ?? [];
    const postings: Posting[] = [];
    const headings: Posting[] = [];
    for (let at = 0; at < places.length; at += 2) {
      const place = places[at] ?? 0;
      const section = place >> 1;
      const posting = sectionPosting(first + section, places[at + 1] ?? 0, norms[section] ?? 1);
      postings.push(posting);
      if (place & 1) headings.push(posting);
    }
    yield { term, postings, headings };
  }
}

/** What times are divided by in a section of so many terms. */
export function lengthNorm(length: number, typical: number): number {
  return 1 - lengthInfluence + (lengthInfluence * Math.max(shortest, length)) / typical;
}

/** @param section its number in the whole index */
export function sectionPosting(section: number, times: number, norm: number): Posting {
  return section * 8 + (times >= nameTimes ? nameWeight : frequencyLevel(times / norm));
}

/** The weight nearest to a frequency, as its number. */
function frequencyLevel(frequency: number): number {
  let level = 0;
  while (level < nameWeight - 1 && frequency >= (edges[level] ?? 0)) level += 1;
  return level;
}

const edges = weights.slice(1).map((weight, index) => (weight + (weights[index] ?? 0)) / 2);
