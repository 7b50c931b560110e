import type { Fragment } from '../../content/fragment.js';
import { escapeHtml } from '../escape-html.js';
import { firstSentence } from './views.js';

/** Characters of a text that is short enough to be repeated wherever what it describes is linked. */
const shortLength = 240;

/** The same where there are so many schemas that these texts would be most of what pages say. */
const gistLength = 100;

/** A text in short: all of it, or its first sentence where it is long; where `isGist`, no more than what a line holds. */
export function shortenDescription(
  fragment: Fragment | undefined,
  isGist: boolean,
): Fragment | undefined {
  const most = isGist ? gistLength : shortLength;
  if (fragment === undefined || fragment.text.length <= most) return fragment;
  const sentence = firstSentence(fragment) ?? '';
  const text = isGist ? cut(sentence, gistLength) : sentence;
  return {
    body: { text: [`<p>${escapeHtml(text)}</p>`], holes: [] },
    references: [],
    embeds: [],
    text,
  };
}

/** Ends between two words; languages without spaces between them have no such place. */
function cut(sentence: string, most: number): string {
  if (sentence.length <= most) return sentence;
  const start = sentence.slice(0, most);
  return `${start.replace(/\s+\S*$/, '').replace(/[\s,;:–—-]+$/, '')}…`;
}

/** Characters: lists of results and cards of shared links show no more. */
const teaserLength = 200;

/** What a page says of itself in lists of results: a first sentence, as far as it is shown there. */
export function teaser(fragment: Fragment | undefined): string | undefined {
  const sentence = firstSentence(fragment);
  return sentence && cut(sentence, teaserLength);
}
