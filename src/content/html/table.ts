import type { Element, Parents } from 'hast';

/** Wraps a table in a scroll container, so that a wide one does not widen the page. */
export function wrapTable(table: Element, parent: Parents): Element {
  if (parent.type === 'element' && parent.tagName === 'td') return table;
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-scroll'] },
    children: [table],
  };
}
