import { wordsOf } from './words.js';

/** From this closeness on, a name is what the query says. */
export const sameName = 4.5;

/** A query as names are compared with it. */
export interface QueryName {
  /** Single terms with spaces between. */
  readonly text: string;
  /** The same without words that say little, in alphabetical order. */
  readonly sorted: string;
}

/** Words that people leave out of a name, or add to it. */
const fillers = new Set(
  'a an and are as at by can do does for from how i in is it my of on or the to what with'.split(
    ' ',
  ),
);

/** @param text single terms with spaces between */
export function queryName(text: string): QueryName {
  return { text, sorted: sortedWords(text) };
}

/**
 * How close a query comes to a name: 5 the same, 4.5 the same words but for fillers and their order, 4 its first words,
 * 3 some of its words, 2 and 1 the same with a word that is not finished, 0 not at all.
 *
 * @param name as {@link plain} gives it
 */
export function closeness(name: string, { text, sorted }: QueryName): number {
  if (text === '') return 0;
  if (name === text) return 5;
  if (sorted !== '' && sortedWords(name) === sorted) return sameName;
  if (name.startsWith(`${text} `)) return 4;
  if (` ${name} `.includes(` ${text} `)) return 3;
  if (name.startsWith(text)) return 2;
  return name.includes(` ${text}`) ? 1 : 0;
}

/** The single terms of a text with spaces between. */
export function plain(text: string): string {
  return [...wordsOf(text)].flatMap(({ parts }) => parts.map(({ term }) => term)).join(' ');
}

function sortedWords(text: string): string {
  return text
    .split(' ')
    .filter((word) => !fillers.has(word))
    .sort()
    .join(' ');
}
