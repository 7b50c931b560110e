import type { TermPart } from '../query/format.js';
import { packWords, unpackWords } from '../query/front-coding.js';
import type { ChunkOptions } from './content-chunks.js';
import { isSampled } from './is-sampled.js';
import type { Posting } from './postings.js';

/** A term of the index. */
export interface TermEntry {
  readonly term: string;
  /** Sorted. */
  readonly postings: readonly Posting[];
}

/**
 * A term in more sections than this, and in more than a fifth of all, is common: only its headings
 * are indexed.
 */
const maxSections = 2000;
const maxSectionShare = 0.2;

/** @param count number of sections that contain the term */
export function isCommon(count: number, sections: number): boolean {
  return count > maxSections && count > sections * maxSectionShare;
}

/** @param partLength target length of a part in characters of JSON */
export function termChunkOptions(partLength: number): ChunkOptions<TermEntry> {
  return {
    minLength: partLength * 0.75,
    maxLength: partLength * 1.5,
    length: termEntryLength,
    isBoundary: ({ term }) => isSampled(64, term),
  };
}

/** Estimates the JSON length of a term and its postings. */
function termEntryLength({ term, postings }: TermEntry): number {
  let length = term.length + 6;
  let previous = 0;
  for (const posting of postings) {
    const section = posting >> 3;
    const gap = (section - previous) * 8 + (posting & 7);
    length += gap < 100 ? 3 : gap < 1000 ? 4 : 5;
    previous = section;
  }
  return length;
}

export function toTermPart(entries: readonly TermEntry[]): TermPart {
  return {
    terms: packWords(entries.map(({ term }) => term)),
    postings: entries.map(({ postings }) => toGaps(postings)),
  };
}

export function fromTermPart({ terms, postings }: TermPart): TermEntry[] {
  return unpackWords(terms).map((term, index) => ({
    term,
    postings: fromGaps(postings[index] ?? []),
  }));
}

function toGaps(postings: readonly Posting[]): number[] {
  let previous = 0;
  return postings.map((posting) => {
    const section = posting >> 3;
    const gap = section - previous;
    previous = section;
    return gap * 8 + (posting & 7);
  });
}

function fromGaps(gaps: readonly number[]): Posting[] {
  let section = 0;
  return gaps.map((gap) => {
    section += gap >> 3;
    return section * 8 + (gap & 7);
  });
}
