import {
  excerpt,
  type MarkedText,
  markText,
  type SearchHit,
  type SearchResults,
  type SectionText,
} from 'docsgen/search';
import { createElement } from '../elements.js';
import { siteUrl } from '../site-data.js';
import { setAttributes } from './dialog.js';

/** Characters of text in a result. */
const excerptLength = 140;

/** Limit of sections per page, so that other pages stay in sight. */
export const maxSections = 2;

type Marks = SearchResults['marks'];

/** A page among the results, with the way to it: a link that is an option of the listbox. */
export function pageOption(
  { title, url, method, path }: SearchHit,
  breadcrumbs: readonly string[],
  marks: Marks,
  id: string,
): HTMLAnchorElement {
  const head = createElement('span', 'search-title');
  if (method !== undefined) {
    head.append(createElement('span', `method method-${method.toLowerCase()}`, method), ' ');
  }
  head.append(markedElement('search-name', markText(title, marks)));
  const option = createElement('a', 'search-option', head);
  if (path !== undefined) {
    const code = markedElement('search-path', markText(path, marks));
    code.dir = 'ltr';
    option.append(' ', code);
  }
  if (breadcrumbs.length > 0)
    option.append(' ', createElement('span', 'search-trail', breadcrumbs.join(' › ')));
  return asOption(option, url, id);
}

/** A section of a page, listed below the page. */
export function sectionOption(
  { url }: SearchHit,
  [text, heading = '', anchor]: SectionText,
  marks: Marks,
  id: string,
): HTMLAnchorElement {
  const option = createElement(
    'a',
    'search-option search-section',
    markedElement('search-name', markText(heading, marks)),
  );
  const words = textExcerpt(text, marks);
  if (words) option.append(' ', words);
  return asOption(option, anchor === undefined ? url : `${url}#${encodeURIComponent(anchor)}`, id);
}

/** A place to go without a query. */
export function placeOption(
  { href, textContent }: HTMLAnchorElement,
  id: string,
): HTMLAnchorElement {
  const option = createElement(
    'a',
    'search-option',
    createElement('span', 'search-place', textContent),
  );
  option.href = href;
  return asOption(option, undefined, id);
}

/** Stands for similar results that are not listed; choosing it calls `list`. */
export function moreOption(label: string, id: string, list: () => void): HTMLAnchorElement {
  const option = createElement('a', 'search-option search-more', label);
  option.addEventListener('click', list);
  return asOption(option, undefined, id);
}

/** An excerpt of a text around the search terms; undefined for an empty text. */
export function textExcerpt(text: string, marks: Marks): HTMLElement | undefined {
  return text === ''
    ? undefined
    : markedElement('search-excerpt', excerpt(text, marks, excerptLength));
}

/** The beginning of a text, which says what a page is about whose title has the search terms. */
export function openingExcerpt(text: string, marks: Marks): HTMLElement | undefined {
  if (text === '') return undefined;
  const opening = excerpt(text, [], excerptLength).map((piece) => piece.text);
  return markedElement('search-excerpt', markText(opening.join(''), marks));
}

function asOption(
  option: HTMLAnchorElement,
  url: string | undefined,
  id: string,
): HTMLAnchorElement {
  if (url !== undefined) option.href = siteUrl(url);
  option.id = id;
  // The focus stays in the field, whose `aria-activedescendant` names the active option.
  option.tabIndex = -1;
  setAttributes(option, { role: 'option', 'aria-selected': 'false' });
  return option;
}

/** A text with the search terms marked. */
function markedElement(className: string, pieces: readonly MarkedText[]): HTMLElement {
  const nodes = pieces.map((piece) =>
    piece.marked ? createElement('mark', '', piece.text) : piece.text,
  );
  const element = createElement('span', className, ...nodes);
  // The text may be in another script than the page.
  element.dir = 'auto';
  return element;
}
