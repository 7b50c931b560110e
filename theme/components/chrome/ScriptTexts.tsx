import type { Messages } from 'docsgen/theme';
import { useMessages } from '../../text.js';

/**
 * The messages for `theme/client/text.ts`, as data, so that scripts are the same in every language. In a `template`,
 * they are not displayed, are not an inline script for a strict Content-Security-Policy, and need no entity per quote.
 */
export function ScriptTexts() {
  return (
    <template
      id="_texts"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: docsgen's own words, in which nothing ends the element
      dangerouslySetInnerHTML={textsPhrases(useMessages())}
    />
  );
}

const known = new WeakMap<Messages, { readonly __html: string }>();

function textsPhrases(texts: Messages): { readonly __html: string } {
  const found = known.get(texts);
  if (found !== undefined) return found;
  const own = Object.entries(texts.phrases).filter(([key]) => /^(client|shortcuts)\./.test(key));
  const json = JSON.stringify(Object.fromEntries(own))
    .replaceAll('&', '\\u0026')
    .replaceAll('<', '\\u003c');
  const inside = { __html: json };
  known.set(texts, inside);
  return inside;
}
