import type { TermPart } from '../rank/format.js';
import { pack } from '../rank/front-coding.js';
import type { TermEntry } from './count.js';

/** A term in more sections than this, and in more than a fifth of all, tells nothing: only headings count. */
const mostSections = 2000;
const mostShare = 0.2;

/** Terms in order, and of the common ones only the sections whose heading says them. */
export function orderTerms(
  entries: readonly TermEntry[],
  sections: number,
): { readonly terms: readonly TermEntry[]; readonly common: readonly string[] } {
  const isCommon = ({ postings }: TermEntry): boolean =>
    postings.length > mostSections && postings.length > sections * mostShare;
  return {
    common: entries.filter(isCommon).map(({ term }) => term),
    terms: entries
      .map((entry) => (isCommon(entry) ? inHeadings(entry) : entry))
      .filter(({ postings }) => postings.length > 0)
      .sort((one, other) => (one.term < other.term ? -1 : 1)),
  };
}

function inHeadings(entry: TermEntry): TermEntry {
  const headings = new Set(entry.headings);
  return { ...entry, postings: entry.postings.filter((posting) => headings.has(posting >> 3)) };
}

/**
 * Cuts the postings into parts, each with its first term.
 *
 * @param partLength characters of JSON that a part should have
 */
export function cutTerms(
  entries: readonly TermEntry[],
  partLength: number,
): (readonly [first: string, part: TermPart])[] {
  const parts: (readonly [string, TermPart])[] = [];
  let terms: string[] = [];
  let postings: number[][] = [];
  let length = 0;
  const flush = (): void => {
    const [first] = terms;
    if (first !== undefined) parts.push([first, { terms: pack(terms), postings }]);
    terms = [];
    postings = [];
    length = 0;
  };
  for (const entry of entries) {
    const gaps = toGaps(entry.postings);
    const added = lengthOf(entry.term, gaps);
    if (length > 0 && length + added > partLength) flush();
    terms.push(entry.term);
    postings.push(gaps);
    length += added;
  }
  flush();
  return parts;
}

/** Roughly the JSON of a term and its postings. */
function lengthOf(term: string, gaps: readonly number[]): number {
  return gaps.reduce((sum, gap) => sum + (gap < 100 ? 3 : gap < 1000 ? 4 : 5), term.length + 6);
}

function toGaps(postings: readonly number[]): number[] {
  let previous = 0;
  return postings.map((posting) => {
    const section = posting >> 3;
    const gap = section - previous;
    previous = section;
    return gap * 8 + (posting & 7);
  });
}
