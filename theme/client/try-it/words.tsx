import { formatMessage, type MessageValues } from 'docsgen/strings';
import type { MessageKey, Messages } from 'docsgen/theme';
import { createContext, useContext } from 'react';

export type MessageText = MessageKey & `tryIt.${string}`;
export type TranslateMessage = (key: MessageText, values?: MessageValues) => string;

const WordsContext = createContext<Messages | undefined>(undefined);

/** Gives all that is inside the words of the island in the page's language. */
export const FormMessagesProvider = WordsContext.Provider;

/** Puts one of the island's texts together. */
export function useTranslate(): TranslateMessage {
  const texts = useTexts();
  return (key, values) => formatMessage(texts, key, values);
}

/** For what needs the language itself, such as numbers. */
export function useTexts(): Messages {
  const texts = useContext(WordsContext);
  if (!texts) throw new Error('useWords() needs a <WordsProvider> around it');
  return texts;
}
