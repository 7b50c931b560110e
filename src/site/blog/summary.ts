import type { DocText } from '../../content/doc.js';
import type { Fragment } from '../../content/fragment.js';
import { escapeHtml } from '../escape-html.js';
import { fragmentParts } from '../fragment-html.js';
import type { LocaleDoc } from '../input.js';
import type { PageLinks } from '../links/links.js';

export interface Summary {
  readonly html: string | undefined;
  /** The post has more than that. */
  readonly more: boolean;
}

/** Characters of a text that stands for its post in lists. */
const longestSummary = 300;

/** What lists show of a post: what stands before the mark, else its description, else its first words. */
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
  const words = meta.description ?? firstWords(text, longestSummary);
  const more = text.text.trim() !== '' && words !== text.text.trim();
  return { html: words && `<p>${escapeHtml(words)}</p>`, more };
}

/** The same as plain words, for feeds. */
export function plainSummary({ meta }: LocaleDoc, text: DocText): string | undefined {
  const opening = text.excerpt?.text.replace(/\s+/g, ' ').trim();
  return meta.description ?? (opening || firstWords(text, longestSummary));
}

/** Blocks from the API description are left to the post's own page, and so are its headings. */
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

/** A picture has no words. */
function showsSomething({ body }: Fragment): boolean {
  return body.holes.length > 0 || body.text.join('').trim() !== '';
}

/** The first block of text that is no heading; more than `longest` characters are cut, at a word if there is one. */
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
