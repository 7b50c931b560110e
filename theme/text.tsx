import { formatMessage, type MessageValues } from 'docsgen/strings';
import type { MessageKey, Messages } from 'docsgen/theme';
import { createContext, useContext } from 'react';

const TextsContext = createContext<Messages | undefined>(undefined);

/** Gives all that is inside docsgen's own words in the page's language. */
export const MessagesProvider = TextsContext.Provider;

/** Puts a text of docsgen's own together: `t('page.updated', { date })`. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** docsgen's own words in the page's language. */
export function useTranslation(): Translate {
  const texts = useMessages();
  return (key, values) => formatMessage(texts, key, values);
}

/** For what needs the language itself, such as dates. */
export function useMessages(): Messages {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTranslation() needs a <MessagesProvider> around it');
  return texts;
}
