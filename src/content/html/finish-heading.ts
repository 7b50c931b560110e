import type { Element } from 'hast';
import type { Draft } from '../draft.js';
import type { HeadingIds } from './heading-ids.js';
import { inlineHtml } from './inline-html.js';

/** Gives a heading its id and the link to itself, and notes it for the table of contents. */
export function finishHeading(element: Element, draft: Draft, ids: HeadingIds): void {
  const { properties, children } = element;
  const { text, html } = inlineHtml(children);
  const id = typeof properties.id === 'string' ? properties.id : ids(text);
  properties.id = id;
  const ariaLabel = draft.phrase('content.headingLink', { title: text });
  children.push({
    type: 'element',
    tagName: 'a',
    properties: { className: ['heading-anchor'], href: `#${id}`, ariaLabel },
    children: [],
  });
  draft.headings.push({ depth: Number(element.tagName.slice(1)), id, text, html });
}
