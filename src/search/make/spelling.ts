import type { SpellingPart } from '../rank/format.js';
import { pack } from '../rank/front-coding.js';
import { runsOf, termsOf } from '../rank/words.js';
import type { TermCount } from './term-table.js';

/** About 20 KB when compressed; they are loaded only by those who mistype. */
const mostWords = 6000;

/** Shorter words are not corrected. */
const shortest = 4;

/** The words that a mistyped one may have meant: of titles and headings first, then those said most. */
export function spellingOf(
  counts: ReadonlyMap<string, TermCount>,
  titles: readonly string[],
): SpellingPart {
  const ofTitles = titles.flatMap((title) => runsOf(title).flatMap(termsOf)).filter(isWord);
  const known = [...new Set([...ofTitles, ...mostSaid(counts)])].slice(0, mostWords);
  return { words: pack(known.sort()) };
}

/** As many words as are kept at most. Only those are sorted that may be among them: there are far more. */
function mostSaid(counts: ReadonlyMap<string, TermCount>): string[] {
  const words = [...counts]
    .filter(([term]) => isWord(term))
    .map(([term, { headings, said }]) => ({ term, rank: headings * 2 ** 32 + said }));
  const ranks = Float64Array.from(words, ({ rank }) => rank).sort();
  const least = ranks.at(-mostWords) ?? 0;
  return words
    .filter(({ rank }) => rank >= least)
    .sort((one, other) => other.rank - one.rank || (one.term < other.term ? -1 : 1))
    .map(({ term }) => term);
}

function isWord(term: string): boolean {
  return term.length >= shortest && /^\p{L}+$/u.test(term);
}
