import type { SpellingPart } from '../query/format.js';
import { packWords } from '../query/front-coding.js';
import { runTerms, wordRuns } from '../query/words.js';
import type { TermCount } from './term-table.js';

/** About 20 KB when compressed; they are loaded only by those who mistype. */
const mostWords = 6000;

/** Shorter words are not corrected. */
const shortest = 4;

/** Words to correct to. */
export interface Spelling {
  readonly part: SpellingPart;
  /** Rank of the least of those that are there for being said; what lies below it, all of it, is not there. */
  readonly least: number;
}

/** The words that a mistyped one may have meant: of titles and headings first, then those said most. */
export function countsSpelling(
  counts: Iterable<readonly [string, TermCount]>,
  titles: readonly string[],
): Spelling {
  const ofTitles = new Set(
    titles.flatMap((title) => wordRuns(title).flatMap(runTerms)).filter(isWord),
  );
  const others = mostSaid(counts).filter(({ term }) => !ofTitles.has(term));
  const room = Math.max(0, mostWords - ofTitles.size);
  const known = [...ofTitles, ...others.slice(0, room).map(({ term }) => term)];
  const least = room === 0 ? Number.MAX_VALUE : (others[room - 1]?.rank ?? 0);
  return { part: { words: packWords(known.slice(0, mostWords).sort()) }, least };
}

/** Whether the words to correct to are the same where a term is said more or less often than before. */
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

/** As many words as are kept at most. Only those are sorted that may be among them: there are far more. */
function mostSaid(counts: Iterable<readonly [string, TermCount]>): RankedWord[] {
  const words = Array.from(
    counts,
    ([term, count]): RankedWord => ({ term, rank: termCountRank(count) }),
  );
  const known = words.filter(({ term }) => isWord(term));
  const ranks = Float64Array.from(known, ({ rank }) => rank).sort();
  const least = ranks.at(-mostWords) ?? 0;
  return known
    .filter(({ rank }) => rank >= least)
    .sort((one, other) => other.rank - one.rank || (one.term < other.term ? -1 : 1));
}

/** The higher, the more is said of a term; headings say more than all texts. */
function termCountRank({ headings, said }: TermCount): number {
  return headings * 2 ** 32 + said;
}

function isWord(term: string): boolean {
  return term.length >= shortest && /^\p{L}+$/u.test(term);
}
