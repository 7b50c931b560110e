import type { Messages } from 'docsgen/theme';
import { useMessages } from '../../text.js';

/**
 * The words that scripts need, for `theme/client/text.ts`: data, so that scripts are the same in every language. A
 * template shows nothing, is no inline script to a strict policy, and takes JSON without an entity for each quote.
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
