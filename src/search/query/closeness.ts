import { closenessLevels } from './closeness-levels.js';
import { textStems } from './word-forms.js';
import { textWords } from './words.js';

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
  /** See {@link wordsKey}. */
  readonly key: string;
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
  const sorted = words.toSorted().join(' ');
  return { text, telling: words, sorted, stems: textStems(telling), key: sortedStems(sorted) };
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
 * Returns how close a query is to a name; 0 for no match.
 *
 * @param name as {@link plain} returns it
 */
export function closeness(name: string, { text, telling, sorted, stems, key }: QueryName): number {
  if (text === '') return 0;
  if (name === text) return closenessLevels.equal;
  const named = sortedWords(name);
  if (sorted !== '' && named === sorted) return closenessLevels.sameWords;
  const stemmed = textStems(name);
  if (sorted !== '' && sortedStems(named) === key) return closenessLevels.sameWordForms;
  const beginning = beginningCloseness(name, telling);
  const { firstWords } = closenessLevels;
  if (beginning >= firstWords || name.startsWith(`${text} `))
    return Math.max(firstWords, beginning);
  if (stems !== '' && stemmed.startsWith(`${stems} `)) return closenessLevels.firstWordForms;
  if (beginning > 0) return beginning;
  if (` ${name} `.includes(` ${text} `)) return closenessLevels.someWords;
  if (name.startsWith(text)) return closenessLevels.firstWordsIncomplete;
  return name.includes(` ${text}`) ? closenessLevels.someWordsIncomplete : 0;
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
    if (own !== word) {
      const isBegun = isLast && at === words.length - 1 && own.startsWith(word);
      return isBegun ? closenessLevels.incompleteLastWord : 0;
    }
    at += 1;
  }
  if (telling.length === 0 || at === words.length) return 0;
  return fillers.has(words[at] ?? '') ? closenessLevels.firstPhrase : closenessLevels.firstWords;
}

/** Returns a key that is equal for names of the same words, whatever their order and forms, without fillers. */
export function wordsKey(name: string): string {
  return sortedStems(sortedWords(name));
}

function sortedStems(sorted: string): string {
  return textStems(sorted).split(' ').sort().join(' ');
}

function sortedWords(text: string): string {
  return tellingWords(text).toSorted().join(' ');
}
