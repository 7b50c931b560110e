import type { Element } from 'hast';
import type { DocBuilder } from '../doc-builder.js';
import type { HeadingIds } from './heading-ids.js';
import type { HeadingLevels } from './heading-levels.js';
import { inlineHtml } from './inline-html.js';

/** State that the headings of a text share. */
export interface HeadingState {
  readonly ids: HeadingIds;
  /** Absent if headings keep their levels. */
  readonly levels: HeadingLevels | undefined;
}

/** Sets a heading's level, id and anchor link, and records it for the table of contents. */
export function finishHeading(
  element: Element,
  builder: DocBuilder,
  { ids, levels }: HeadingState,
): void {
  const { properties, children } = element;
  const { text, html, rawText: words } = inlineHtml(children);
  const isChosen = typeof properties.id === 'string';
  const id = isChosen ? String(properties.id) : ids(words);
  properties.id = id;
  const ariaLabel = builder.phrase('content.headingLink', { title: text });
  children.push({
    type: 'element',
    tagName: 'a',
    properties: { className: ['heading-anchor'], href: `#${id}`, ariaLabel },
    children: [],
  });
  const written = Number(element.tagName.slice(1));
  const depth = levels?.(written) ?? written;
  element.tagName = `h${depth}`;
  builder.headings.push({ depth, id, text, html, ...(isChosen && { isChosen }) });
}
