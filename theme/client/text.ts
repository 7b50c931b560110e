import type { MessageValues } from 'docsgen/strings';
import type { MessageKey } from 'docsgen/theme';

let messages:
  | { readonly json: string; readonly phrases: Readonly<Record<string, string>> }
  | undefined;

/**
 * A message in the page's language; the page contains those that scripts need. They have no plural forms, whose rules
 * every page would load.
 */
export function messageText(
  key: MessageKey & `client.${string}`,
  values: MessageValues = {},
): string {
  const holder = document.querySelector<HTMLTemplateElement>('#_messages');
  const json = holder?.content.textContent ?? '{}';
  if (messages?.json !== json) messages = { json, phrases: JSON.parse(json) };
  return (messages.phrases[key] ?? key).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
