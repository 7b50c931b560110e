import type { Element } from 'hast';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { DocBuilder } from '../doc-builder.js';
import { checkedNodes } from './rehype-plugins.js';

/** Keys of a Markdown node's `data` that say which element it becomes. */
export const elementKeys: ReadonlySet<string> = new Set(['hName', 'hProperties', 'hChildren']);

/**
 * Checks the elements that remark plugins and transforms describe in `data`: leaves out what the
 * Content-Security-Policy refuses, and records their links and images like all others.
 */
export function checkElementData(tree: Root, builder: DocBuilder): void {
  visit(tree, ({ type, data, position }, index, parent) => {
    if (!data || !Object.keys(data).some((key) => elementKeys.has(key))) return undefined;
    const element: Element = {
      type: 'element',
      tagName: data.hName ?? (type === 'image' ? 'img' : 'span'),
      properties: data.hProperties ?? {},
      children: data.hChildren ?? [],
      position,
    };
    const [checked] = checkedNodes([element], new Map(), builder);
    if (checked) {
      if (data.hProperties) data.hProperties = checked.properties;
      if (data.hChildren) data.hChildren = checked.children;
      return undefined;
    }
    if (!parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}
