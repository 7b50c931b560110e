import type { Fragment } from '../../../content/fragment.js';
import { escapeMarkup } from '../../../text/escape.js';

/** Maximum characters of a description that is repeated at each link. */
const maxLength = 240;

/** The limit for large descriptions, where these texts would dominate the pages. */
const maxGistLength = 100;

/** Returns a short description: unchanged, or its first sentence if it is too long; with `isGist`, at most one line. */
export function shortenDescription(
  fragment: Fragment | undefined,
  isGist: boolean,
): Fragment | undefined {
  const most = isGist ? maxGistLength : maxLength;
  if (fragment === undefined || fragment.text.length <= most) return fragment;
  const sentence = firstSentence(fragment) ?? '';
  const text = isGist ? cut(sentence, maxGistLength) : sentence;
  return {
    body: { text: [`<p>${escapeMarkup(text)}</p>`], placeholders: [] },
    references: [],
    embeds: [],
    text,
  };
}

/** Cuts between words; languages without spaces are cut at the limit. */
function cut(sentence: string, most: number): string {
  if (sentence.length <= most) return sentence;
  const start = sentence.slice(0, most);
  return `${start.replace(/\s+\S*$/, '').replace(/[\s,;:–—-]+$/, '')}…`;
}

/** Maximum characters that search results and link previews show. */
const maxTeaserLength = 200;

/** Returns the meta description of a page: the first sentence, up to the limit. */
export function teaser(fragment: Fragment | undefined): string | undefined {
  const sentence = firstSentence(fragment);
  return sentence && cut(sentence, maxTeaserLength);
}

/** Returns the first sentence below the headings that a text begins with. */
export function firstSentence(fragment: Fragment | undefined): string | undefined {
  return fragment && /^.*?(?:[.!?؟](?=\s|$)|[。！？])|^.*/.exec(belowHeadings(fragment))?.[0];
}

function belowHeadings({ text, headings = [] }: Fragment): string {
  if (headings.length === 0) return text;
  const lines = text.split('\n');
  const first = lines.findIndex((line, index) => headings[index]?.text !== line);
  return lines.slice(Math.max(first, 0)).join('\n');
}
