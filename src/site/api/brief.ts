import type { Fragment } from '../../model/index.js';
import { escapeHtml } from '../fragment-html.js';
import { firstSentence } from './views.js';

/** Characters of a text that is short enough to be repeated wherever what it describes is linked. */
const shortLength = 240;

/** A text in short: all of it, or its first sentence where it is long. */
export function brief(fragment: Fragment | undefined): Fragment | undefined {
  if (fragment === undefined || fragment.text.length <= shortLength) return fragment;
  const text = firstSentence(fragment) ?? '';
  return {
    body: { text: [`<p>${escapeHtml(text)}</p>`], holes: [] },
    references: [],
    embeds: [],
    text,
  };
}
