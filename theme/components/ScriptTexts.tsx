import type { Texts } from 'docsgen/theme';
import { useTexts } from '../text.js';

/** The words that scripts need, for `theme/client/text.ts`: data, so that scripts are the same in every language. */
export function ScriptTexts() {
  return <div id="_texts" hidden data-phrases={phrasesOf(useTexts())} />;
}

const known = new WeakMap<Texts, string>();

function phrasesOf(texts: Texts): string {
  const found = known.get(texts);
  if (found !== undefined) return found;
  const own = Object.entries(texts.phrases).filter(([key]) => key.startsWith('client.'));
  const json = JSON.stringify(Object.fromEntries(own));
  known.set(texts, json);
  return json;
}
