import type { SpellingPart } from '../rank/format.js';
import { pack } from '../rank/front-coding.js';
import type { TermEntry } from './count.js';
import { Vocabulary } from './vocabulary.js';

/** About 20 KB when compressed; they are loaded only by those who mistype. */
const mostWords = 6000;

/** Shorter words are not corrected. */
const shortest = 4;

/** The words that a mistyped one may have meant: of titles and headings first, then those said most. */
export function spellingOf(terms: readonly TermEntry[], titles: readonly string[]): SpellingPart {
  const vocabulary = new Vocabulary();
  for (const title of titles) vocabulary.read(title);
  const words = terms
    .toSorted(
      (one, other) =>
        other.headings.length - one.headings.length ||
        other.postings.length - one.postings.length ||
        (one.term < other.term ? -1 : 1),
    )
    .map(({ term }) => term);
  const known = [...new Set([...vocabulary.terms, ...words])].filter(isWord).slice(0, mostWords);
  return { words: pack(known.sort()) };
}

function isWord(term: string): boolean {
  return term.length >= shortest && /^\p{L}+$/u.test(term);
}
