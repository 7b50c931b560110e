import { formatText, type TextValues } from 'docsgen/strings';
import type { TextKey, Texts } from 'docsgen/theme';

let known: { readonly json: string | undefined; readonly texts: Texts } | undefined;

/** docsgen's own words in the page's language; the page carries those that scripts need. */
export function text(
  key: TextKey & `${'client' | 'shortcuts'}.${string}`,
  values?: TextValues,
): string {
  const holder = document.querySelector<HTMLTemplateElement>('template#_texts');
  const json = holder?.content.textContent;
  if (!known || known.json !== json) {
    known = {
      json,
      texts: { locale: document.documentElement.lang, phrases: JSON.parse(json ?? '{}') },
    };
  }
  return formatText(known.texts, key, values);
}
