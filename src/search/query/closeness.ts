import { closenessLevels } from './weights.js';
import { termStem, textStems } from './word-forms.js';
import { textWords } from './words.js';

/** A query, prepared for comparing it with names. */
export interface QueryName {
  /** Terms separated by spaces. */
  readonly text: string;
  /** The words without stop words, in order. */
  readonly contentWords: readonly string[];
  /** The same in alphabetical order. */
  readonly sorted: string;
  /** Stems of the words in `text`. */
  readonly stems: string;
  /** Stems of the content words, in order. */
  readonly contentStems: string;
  /** Stem of the content words without spaces: of `splash screen`, that of `splashscreen`. */
  readonly joinedStem: string;
  /** See {@link wordsKey}. */
  readonly key: string;
}

/** Words with little meaning, which users omit from a name or add to it. */
const stopWords = new Set(
  'a an and are as at by can do does for from how i in is it my of on or our own that the this to use using we what with you your'.split(
    ' ',
  ),
);

/**
 * @param text terms separated by spaces
 * @param contentWords the same without question words
 */
export function queryName(text: string, contentWords = text): QueryName {
  const words = withoutStopWords(contentWords);
  const sorted = words.toSorted().join(' ');
  return {
    text,
    contentWords: words,
    sorted,
    stems: textStems(contentWords),
    contentStems: textStems(words.join(' ')),
    joinedStem: termStem(words.join('')),
    key: sortedStems(sorted),
  };
}

/** Returns the words of a text that are no stop words. */
export function withoutStopWords(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '' && !stopWords.has(word));
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/**
 * Returns how close a query is to a name; 0 for no match.
 *
 * @param name as {@link spacedTerms} returns it
 */
export function closeness(name: string, query: QueryName): number {
  const { text, contentWords, stems } = query;
  if (text === '') return 0;
  if (name === text) return closenessLevels.equal;
  const sameWords = sameWordsCloseness(name, query);
  if (sameWords > 0) return sameWords;
  const nameStems = textStems(name);
  const beginning = beginningCloseness(name, contentWords);
  const { firstWords } = closenessLevels;
  if (beginning >= firstWords || name.startsWith(`${text} `))
    return Math.max(firstWords, beginning);
  if (stems !== '' && nameStems.startsWith(`${stems} `)) return closenessLevels.firstWordForms;
  if (beginning > 0) return beginning;
  if (` ${name} `.includes(` ${text} `)) return closenessLevels.someWords;
  if (name.startsWith(text)) return closenessLevels.firstWordsIncomplete;
  return name.includes(` ${text}`) ? closenessLevels.someWordsIncomplete : 0;
}

/** Compares all words of a name with all of a query, without stop words. */
function sameWordsCloseness(
  name: string,
  { contentWords, sorted, contentStems, joinedStem, key }: QueryName,
): number {
  if (sorted === '') return 0;
  const words = withoutStopWords(name);
  const sortedName = words.toSorted().join(' ');
  if (sortedName === sorted) {
    const isInOrder = words.join(' ') === contentWords.join(' ');
    return isInOrder ? closenessLevels.sameWordsInOrder : closenessLevels.sameWords;
  }
  if (sortedStems(sortedName) === key) {
    const isInOrder = textStems(words.join(' ')) === contentStems;
    return isInOrder ? closenessLevels.sameWordFormsInOrder : closenessLevels.sameWordForms;
  }
  return termStem(words.join('')) === joinedStem ? closenessLevels.sameLetters : 0;
}

/** Returns the terms of a text, separated by spaces. */
export function spacedTerms(text: string): string {
  return [...textWords(text)].flatMap(({ parts }) => parts.map(({ term }) => term)).join(' ');
}

/** Compares the first words of a name, without stop words, with all of a query. */
function beginningCloseness(name: string, contentWords: readonly string[]): number {
  const words = name.split(' ');
  let at = 0;
  for (const [index, word] of contentWords.entries()) {
    while (stopWords.has(words[at] ?? '')) at += 1;
    const isLast = index === contentWords.length - 1;
    const nameWord = words[at] ?? '';
    if (nameWord !== word) {
      const isIncomplete = isLast && at === words.length - 1 && nameWord.startsWith(word);
      return isIncomplete ? closenessLevels.incompleteLastWord : 0;
    }
    at += 1;
  }
  if (contentWords.length === 0 || at === words.length) return 0;
  return stopWords.has(words[at] ?? '') ? closenessLevels.firstPhrase : closenessLevels.firstWords;
}

/** Returns a key that is equal for names of the same words, whatever their order and forms, without stop words. */
export function wordsKey(name: string): string {
  return sortedStems(sortedWords(name));
}

function sortedStems(sorted: string): string {
  return textStems(sorted).split(' ').sort().join(' ');
}

function sortedWords(text: string): string {
  return withoutStopWords(text).toSorted().join(' ');
}
