import { formatText, type TextValues } from 'docsgen/strings';
import type { TextKey, Texts } from 'docsgen/theme';
import { createContext, useContext } from 'react';

export type Word = TextKey & `tryIt.${string}`;
export type Say = (key: Word, values?: TextValues) => string;

const WordsContext = createContext<Texts | undefined>(undefined);

/** Gives all that is inside the words of the island in the page's language. */
export const WordsProvider = WordsContext.Provider;

/** Puts one of the island's texts together. */
export function useWords(): Say {
  const texts = useTexts();
  return (key, values) => formatText(texts, key, values);
}

/** For what needs the language itself, such as numbers. */
export function useTexts(): Texts {
  const texts = useContext(WordsContext);
  if (!texts) throw new Error('useWords() needs a <WordsProvider> around it');
  return texts;
}
