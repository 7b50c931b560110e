import type { DocText } from '../../content/doc.js';
import type { Fragment } from '../../content/fragment.js';
import { escapeMarkup } from '../../text/escape.js';
import { fragmentParts } from '../fragment-html.js';
import type { LocaleDoc } from '../input.js';
import type { PageLinks } from '../links/page-links.js';

export interface Summary {
  readonly html: string | undefined;
  /** Whether the post continues after the summary. */
  readonly more: boolean;
}

/** Maximum characters of a summary in lists. */
const maxSummaryLength = 300;

/**
 * Returns the summary of a post for lists: the text before the truncation mark, else the description, else the first
 * words.
 */
export function docSummary(
  { meta }: LocaleDoc,
  text: DocText,
  route: string,
  links: PageLinks,
): Summary {
  const { excerpt } = text;
  if (excerpt && showsSomething(excerpt)) {
    const more = excerpt.text.trim() !== text.text.trim();
    return { html: excerptHtml(excerpt, text, route, links), more };
  }
  const words = meta.description ?? firstWords(text, maxSummaryLength);
  const more = text.text.trim() !== '' && words !== text.text.trim();
  return { html: words && `<p>${escapeMarkup(words)}</p>`, more };
}

/** Returns the summary as plain text, for feeds. */
export function plainSummary({ meta }: LocaleDoc, text: DocText): string | undefined {
  const opening = text.excerpt?.text.replace(/\s+/g, ' ').trim();
  return meta.description ?? (opening || firstWords(text, maxSummaryLength));
}

/** Embeds from the API description only appear on the post's own page, and links to its headings lead there. */
function excerptHtml(
  excerpt: Fragment,
  { anchors }: DocText,
  route: string,
  links: PageLinks,
): string {
  const references = excerpt.references.map((reference) => {
    const { target } = reference;
    const isOwn = target.startsWith('#') && anchors.includes(target.slice(1));
    return isOwn ? { ...reference, target: route + target } : reference;
  });
  return fragmentParts({ ...excerpt, references }, links, { route }, () => undefined).join('');
}

/** An image counts as visible although it has no text. */
function showsSomething({ body }: Fragment): boolean {
  return body.placeholders.length > 0 || body.text.join('').trim() !== '';
}

/** Returns the first text block that is not a heading. Cuts it to `longest` characters, between words if possible. */
export function firstWords(
  { text, headings }: Pick<DocText, 'text' | 'headings'>,
  longest: number,
): string | undefined {
  const titles = new Set(headings.map((heading) => heading.text));
  const block = text.split('\n').find((line) => line.trim() !== '' && !titles.has(line));
  if (block === undefined || block.length <= longest) return block;
  const cut = block.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/\s+\S{0,40}$/, '')}…`;
}
