import { formatMessage, type MessageValues } from 'docsgen/strings';
import type { MessageKey, Messages } from 'docsgen/theme';
import { createContext, useContext } from 'react';

const TextsContext = createContext<Messages | undefined>(undefined);

/** Provides the interface messages in the page's language. */
export const MessagesProvider = TextsContext.Provider;

/** Formats an interface message: `t('page.updated', { date })`. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Returns the function that formats the interface messages of the page's language. */
export function useTranslation(): Translate {
  const texts = useMessages();
  return (key, values) => formatMessage(texts, key, values);
}

/** The messages themselves, for formatters that need the locale, such as dates. */
export function useMessages(): Messages {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTranslation() needs a <MessagesProvider> around it');
  return texts;
}
