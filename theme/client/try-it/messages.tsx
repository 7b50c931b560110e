import { formatMessage, type MessageValues } from 'docsgen/strings';
import type { MessageKey, Messages } from 'docsgen/theme';
import { createContext, useContext } from 'react';

export type FormMessageKey = MessageKey & `tryIt.${string}`;
export type FormTranslate = (key: FormMessageKey, values?: MessageValues) => string;

const MessagesContext = createContext<Messages | undefined>(undefined);

/** Provides the island's messages in the page's language. */
export const FormMessagesProvider = MessagesContext.Provider;

/** Returns the function that formats the island's messages. */
export function useFormTranslation(): FormTranslate {
  const messages = useFormMessages();
  return (key, values) => formatMessage(messages, key, values);
}

/** The messages themselves, for formatters that need the locale. */
export function useFormMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages)
    throw new Error(
      'useFormTranslation() and useFormMessages() need a <FormMessagesProvider> around them',
    );
  return messages;
}
