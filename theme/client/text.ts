import { formatMessage, type MessageValues } from 'docsgen/strings';
import type { MessageKey, Messages } from 'docsgen/theme';

let known: { readonly json: string | undefined; readonly messages: Messages } | undefined;

/** A message in the page's language; the page contains those that scripts need. */
export function messageText(
  key: MessageKey & `${'client' | 'shortcuts'}.${string}`,
  values?: MessageValues,
): string {
  const holder = document.querySelector<HTMLTemplateElement>('template#_messages');
  const json = holder?.content.textContent;
  if (!known || known.json !== json) {
    known = {
      json,
      messages: { locale: document.documentElement.lang, phrases: JSON.parse(json ?? '{}') },
    };
  }
  return formatMessage(known.messages, key, values);
}
