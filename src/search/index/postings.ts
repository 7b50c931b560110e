import { frequencyLevels, lengthInfluence, minSectionLength, nameLevel } from '../query/weights.js';
import { nameFrequency, type PageTerms } from './page-terms.js';

/**
 * A section that contains a term: its index in the whole index, times 8, plus the level of the
 * term's weight.
 */
export type Posting = number;

/** Ratio between two steps of {@link typicalLength}. */
const lengthStep = 1.25;

/** Returns the length that a page contributes to the total, in terms. */
export function countedLength({ lengths }: PageTerms): number {
  return lengths.reduce((sum, length) => sum + Math.max(minSectionLength, length), 0);
}

/**
 * Returns the average length of a section in terms, rounded to a few steps: it affects every
 * weight, so a small edit must not change it.
 * @param length of all sections, see `countedLength`
 */
export function typicalLength(length: number, sections: number): number {
  return lengthStep ** Math.round(Math.log(length / sections) / Math.log(lengthStep));
}

/** A term and its postings. */
export interface PageTerm {
  readonly term: string;
  readonly postings: readonly Posting[];
  /** Those postings whose section has the term in its heading. */
  readonly headings: readonly Posting[];
}

/**
 * Yields the terms of a page with their weights. Frequencies are normalised by length here (as in
 * BM25), so that the browser does not need the lengths.
 * @param first index of the page's first section in the whole index
 */
export function* pageTermsPostings(
  { lengths, terms, occurrences }: PageTerms,
  first: number,
  typicalSectionLength: number,
): Generator<PageTerm> {
  const norms = lengths.map((length) => lengthNorm(length, typicalSectionLength));
  for (const [index, term] of terms.entries()) {
    const pairs = occurrences[index] ?? [];
    const postings: Posting[] = [];
    const headings: Posting[] = [];
    for (let at = 0; at < pairs.length; at += 2) {
      const location = pairs[at] ?? 0;
      const section = location >> 1;
      const posting = sectionPosting(first + section, pairs[at + 1] ?? 0, norms[section] ?? 1);
      postings.push(posting);
      if (location & 1) headings.push(posting);
    }
    yield { term, postings, headings };
  }
}

/** Returns the divisor for frequencies in a section of this length. */
export function lengthNorm(length: number, typicalSectionLength: number): number {
  return (
    1 -
    lengthInfluence +
    (lengthInfluence * Math.max(minSectionLength, length)) / typicalSectionLength
  );
}

/** @param section its index in the whole index */
export function sectionPosting(section: number, frequency: number, norm: number): Posting {
  return section * 8 + (frequency >= nameFrequency ? nameLevel : frequencyLevel(frequency / norm));
}

/** Returns the level of the weight nearest to a frequency. */
function frequencyLevel(frequency: number): number {
  let level = 0;
  while (level < nameLevel - 1 && frequency >= (levelBounds[level] ?? 0)) level += 1;
  return level;
}

/** The middles between neighbouring levels. */
const levelBounds = frequencyLevels
  .slice(1)
  .map((level, index) => (level + (frequencyLevels[index] ?? 0)) / 2);
