import { formatText, type TextValues } from 'docsgen/strings';
import type { TextKey, Texts } from 'docsgen/theme';
import { createContext, useContext } from 'react';

const TextsContext = createContext<Texts | undefined>(undefined);

/** Gives all that is inside docsgen's own words in the page's language. */
export const TextsProvider = TextsContext.Provider;

/** Puts a text of docsgen's own together: `t('page.updated', { date })`. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** docsgen's own words in the page's language. */
export function useText(): Translate {
  const texts = useTexts();
  return (key, values) => formatText(texts, key, values);
}

/** For what needs the language itself, such as dates. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useText() needs a <TextsProvider> around it');
  return texts;
}
