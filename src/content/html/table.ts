import type { Element, Parents } from 'hast';

/** A wide table scrolls in a frame of its own, so that the page does not. */
export function wrapTable(table: Element, parent: Parents): Element {
  if (parent.type === 'element' && parent.tagName === 'td') return table;
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-scroll'] },
    children: [table],
  };
}
