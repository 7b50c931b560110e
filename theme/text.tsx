import { formatMessage, type MessageValues } from 'docsgen/strings';
import type { MessageKey, Messages } from 'docsgen/theme';
import { createContext, useContext } from 'react';

const MessagesContext = createContext<Messages | undefined>(undefined);

/** Provides the interface messages in the page's language. */
export const MessagesProvider = MessagesContext.Provider;

/** Formats an interface message: `t('page.updated', { date })`. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Returns the function that formats the interface messages of the page's language. */
export function useTranslation(): Translate {
  const messages = useMessages();
  return (key, values) => formatMessage(messages, key, values);
}

/** The messages themselves, for formatters that need the locale, such as dates. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useTranslation() needs a <MessagesProvider> around it');
  return messages;
}
