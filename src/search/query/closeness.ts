import { textStems } from './word-forms.js';
import { textWords } from './words.js';

/** From this closeness on, a name matches the query. */
export const sameName = 4.4;

/** A query, prepared for comparing it with names. */
export interface QueryName {
  /** Terms separated by spaces. */
  readonly text: string;
  /** The same without filler words, in alphabetical order. */
  readonly sorted: string;
  /** Stems of the words in `text`. */
  readonly stems: string;
}

/** Words that users omit from a name or add to it. */
const fillers = new Set(
  'a an and are as at by can do does for from how i in is it my of on or the to what with'.split(
    ' ',
  ),
);

/**
 * @param text terms separated by spaces
 * @param telling the same without question words
 */
export function queryName(text: string, telling = text): QueryName {
  return { text, sorted: sortedWords(telling), stems: textStems(telling) };
}

/** Whether a word carries little meaning, so that users omit it or add it. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/**
 * Returns how close a query is to a name: 5 equal, 4.5 the same words except fillers and order, 4.4
 * the same in other forms, 4 its first words, 3.9 these in other forms, 3 some of its words, 2 and
 * 1 like 4 and 3 with an incomplete last word, 0 no match.
 * @param name as {@link plain} returns it
 */
export function closeness(name: string, { text, sorted, stems }: QueryName): number {
  if (text === '') return 0;
  if (name === text) return 5;
  const named = sortedWords(name);
  if (sorted !== '' && named === sorted) return 4.5;
  const stemmed = textStems(name);
  if (sorted !== '' && sortedStems(named) === sortedStems(sorted)) return sameName;
  if (name.startsWith(`${text} `)) return 4;
  if (stems !== '' && stemmed.startsWith(`${stems} `)) return 3.9;
  if (` ${name} `.includes(` ${text} `)) return 3;
  if (name.startsWith(text)) return 2;
  return name.includes(` ${text}`) ? 1 : 0;
}

/** Returns the terms of a text, separated by spaces. */
export function plain(text: string): string {
  return [...textWords(text)].flatMap(({ parts }) => parts.map(({ term }) => term)).join(' ');
}

function sortedStems(sorted: string): string {
  return textStems(sorted).split(' ').sort().join(' ');
}

function sortedWords(text: string): string {
  return text
    .split(' ')
    .filter((word) => !fillers.has(word))
    .sort()
    .join(' ');
}
