import { textStems } from './word-forms.js';
import { textWords } from './words.js';

/** From this closeness on, a name is what the query says. */
export const sameName = 4.4;

/** A query as names are compared with it. */
export interface QueryName {
  /** Single terms with spaces between. */
  readonly text: string;
  /** The same without words that say little, in alphabetical order. */
  readonly sorted: string;
  /** What the words of `text` have in common with their other forms. */
  readonly stems: string;
}

/** Words that people leave out of a name, or add to it. */
const fillers = new Set(
  'a an and are as at by can do does for from how i in is it my of on or the to what with'.split(
    ' ',
  ),
);

/**
 * @param text single terms with spaces between
 * @param telling the same without the words of a question
 */
export function queryName(text: string, telling = text): QueryName {
  return { text, sorted: sortedWords(telling), stems: textStems(telling) };
}

/** Whether a word says little: people leave it out of a name, or add it. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/**
 * How close a query comes to a name: 5 the same, 4.5 the same words but for fillers and their order, 4.4 these in other
 * forms, 4 its first words, 3.9 these in other forms, 3 some of its words, 2 and 1 the same with a word that is not
 * finished, 0 not at all.
 *
 * @param name as {@link plainMarkdown} gives it
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

/** The single terms of a text with spaces between. */
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
