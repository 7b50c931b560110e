import type { SpellingPart } from '../query/format.js';
import { packWords } from '../query/front-coding.js';
import { runTerms, wordRuns } from '../query/words.js';
import type { TermCount } from './term-table.js';

/** Maximum number of words, about 20 KB compressed; loaded only after a misspelled query. */
const maxWords = 6000;

/** Minimum length of words to correct. */
const minWordLength = 4;

/** Words for spelling correction. */
export interface Spelling {
  readonly part: SpellingPart;
  /**
   * Lowest rank of the words that are included for their frequency; all words below it are
   * excluded.
   */
  readonly least: number;
}

/**
 * Returns the words for spelling correction: those in titles and headings first, then the most
 * frequent ones.
 */
export function countsSpelling(
  counts: Iterable<readonly [string, TermCount]>,
  titles: readonly string[],
): Spelling {
  const ofTitles = new Set(
    titles.flatMap((title) => wordRuns(title).flatMap(runTerms)).filter(isWord),
  );
  const others = mostSaid(counts).filter(({ term }) => !ofTitles.has(term));
  const room = Math.max(0, maxWords - ofTitles.size);
  const known = [...ofTitles, ...others.slice(0, room).map(({ term }) => term)];
  const least = room === 0 ? Number.MAX_VALUE : (others[room - 1]?.rank ?? 0);
  return { part: { words: packWords(known.slice(0, maxWords).sort()) }, least };
}

/** Whether the words for spelling correction stay the same if a term's count changes. */
export function isSpelledAlike(
  term: string,
  was: TermCount,
  is: TermCount,
  least: Spelling['least'],
): boolean {
  const [before, now] = [termCountRank(was), termCountRank(is)];
  const isOnOneSide = Math.min(before, now) > least || Math.max(before, now) < least;
  return before === now || isOnOneSide || !isWord(term);
}

interface RankedWord {
  readonly term: string;
  readonly rank: number;
}

/**
 * Returns the most frequent words. Sorts only those above the threshold, because there are far more
 * words than needed.
 */
function mostSaid(counts: Iterable<readonly [string, TermCount]>): RankedWord[] {
  const words = Array.from(
    counts,
    ([term, count]): RankedWord => ({ term, rank: termCountRank(count) }),
  );
  const known = words.filter(({ term }) => isWord(term));
  const ranks = Float64Array.from(known, ({ rank }) => rank).sort();
  const least = ranks.at(-maxWords) ?? 0;
  return known
    .filter(({ rank }) => rank >= least)
    .sort((one, other) => other.rank - one.rank || (one.term < other.term ? -1 : 1));
}

/** Returns the rank of a term: headings count more than any number of occurrences in text. */
function termCountRank({ headings, said }: TermCount): number {
  return headings * 2 ** 32 + said;
}

function isWord(term: string): boolean {
  return term.length >= minWordLength && /^\p{L}+$/u.test(term);
}
