import { textStems } from './word-forms.js';
import { textWords } from './words.js';

/** From this closeness on, a name matches the query. */
export const sameName = 4.4;

/** A query, prepared for comparing it with names. */
export interface QueryName {
  /** Terms separated by spaces. */
  readonly text: string;
  /** The words without fillers, in order. */
  readonly telling: readonly string[];
  /** The same in alphabetical order. */
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
  const words = tellingWords(telling);
  return { text, telling: words, sorted: words.toSorted().join(' '), stems: textStems(telling) };
}

/** Returns the words of a text that are not fillers. */
export function tellingWords(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '' && !fillers.has(word));
}

/** Whether a word carries little meaning, so that users omit it or add it. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/**
 * Returns how close a query is to a name: 5 equal, 4.5 the same words except fillers and order, 4.4
 * the same in other forms, 4.1 its first phrase (`Create a planet` of `Create a planet for a star`),
 * 4 its first words, 3.9 these in other forms, 3.8 all of its words with an incomplete last one, 3
 * some of its words, 2 and 1 like 4 and 3 with an incomplete last word, 0 no match.
 * @param name as {@link plain} returns it
 */
export function closeness(name: string, { text, telling, sorted, stems }: QueryName): number {
  if (text === '') return 0;
  if (name === text) return 5;
  const named = sortedWords(name);
  if (sorted !== '' && named === sorted) return 4.5;
  const stemmed = textStems(name);
  if (sorted !== '' && sortedStems(named) === sortedStems(sorted)) return sameName;
  const beginning = beginningCloseness(name, telling);
  if (beginning >= 4 || name.startsWith(`${text} `)) return Math.max(4, beginning);
  if (stems !== '' && stemmed.startsWith(`${stems} `)) return 3.9;
  if (beginning > 0) return beginning;
  if (` ${name} `.includes(` ${text} `)) return 3;
  if (name.startsWith(text)) return 2;
  return name.includes(` ${text}`) ? 1 : 0;
}

/** Returns the terms of a text, separated by spaces. */
export function plain(text: string): string {
  return [...textWords(text)].flatMap(({ parts }) => parts.map(({ term }) => term)).join(' ');
}

/** Compares the first words of a name, without fillers, with all of a query. */
function beginningCloseness(name: string, telling: readonly string[]): number {
  const words = name.split(' ');
  let at = 0;
  for (const [index, word] of telling.entries()) {
    while (fillers.has(words[at] ?? '')) at += 1;
    const isLast = index === telling.length - 1;
    const own = words[at] ?? '';
    if (own !== word) return isLast && at === words.length - 1 && own.startsWith(word) ? 3.8 : 0;
    at += 1;
  }
  return telling.length === 0 || at === words.length ? 0 : fillers.has(words[at] ?? '') ? 4.1 : 4;
}

function sortedStems(sorted: string): string {
  return textStems(sorted).split(' ').sort().join(' ');
}

function sortedWords(text: string): string {
  return tellingWords(text).toSorted().join(' ');
}
