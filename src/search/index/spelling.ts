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
  readonly minRank: number;
}

/**
 * Returns the words for spelling correction: those in titles and headings first, then the most
 * frequent ones.
 */
export function spellingList(
  counts: Iterable<readonly [string, TermCount]>,
  titles: readonly string[],
): Spelling {
  const ofTitles = new Set(
    titles.flatMap((title) => wordRuns(title).flatMap(runTerms)).filter(isWord),
  );
  const others = mostFrequent(counts).filter(({ term }) => !ofTitles.has(term));
  const room = Math.max(0, maxWords - ofTitles.size);
  const words = [...ofTitles, ...others.slice(0, room).map(({ term }) => term)];
  const minRank = room === 0 ? Number.MAX_VALUE : (others[room - 1]?.rank ?? 0);
  return { part: { words: packWords(words.slice(0, maxWords).sort()) }, minRank };
}

/** Whether the words for spelling correction stay the same if a term's count changes. */
export function keepsSpellingList(
  term: string,
  previous: TermCount,
  current: TermCount,
  minRank: Spelling['minRank'],
): boolean {
  const [before, now] = [termCountRank(previous), termCountRank(current)];
  const areOnSameSide = Math.min(before, now) > minRank || Math.max(before, now) < minRank;
  return before === now || areOnSameSide || !isWord(term);
}

interface RankedWord {
  readonly term: string;
  readonly rank: number;
}

/**
 * Returns the most frequent words. Sorts only those above the threshold, because there are far more
 * words than needed.
 */
function mostFrequent(counts: Iterable<readonly [string, TermCount]>): RankedWord[] {
  const ranked = Array.from(
    counts,
    ([term, count]): RankedWord => ({ term, rank: termCountRank(count) }),
  );
  const correctable = ranked.filter(({ term }) => isWord(term));
  const ranks = Float64Array.from(correctable, ({ rank }) => rank).sort();
  const minRank = ranks.at(-maxWords) ?? 0;
  return correctable
    .filter(({ rank }) => rank >= minRank)
    .sort((one, other) => other.rank - one.rank || (one.term < other.term ? -1 : 1));
}

/** Returns the rank of a term: headings count more than any number of occurrences in text. */
function termCountRank({ headings, sections }: TermCount): number {
  return headings * 2 ** 32 + sections;
}

function isWord(term: string): boolean {
  return term.length >= minWordLength && /^\p{L}+$/u.test(term);
}
