import type { List, ListItem, Parents } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import { visit } from 'unist-util-visit';
import { builderOfFile } from '../doc-builder.js';
import type { NodeHandler } from '../node-types.js';

/**
 * Converts list items. The checkbox of `- [x] done` has no label, so it gets an accessible name (WCAG 2.2, 4.1.2 "Name,
 * Role, Value").
 */
export const listItem: NodeHandler = (state, node: ListItem, parent) => {
  const builder = builderOfFile(state.options.file);
  const spacing = parent && parentSpacing(parent, builder.listSpacings);
  const result = defaultHandlers.listItem(state, node, spacing);
  if (typeof node.checked !== 'boolean') return result;
  visit(result, 'element', (element) => {
    if (element.tagName === 'input') {
      const key = element.properties.checked ? 'content.taskDone' : 'content.taskOpen';
      element.properties.ariaLabel ??= builder.phrase(key);
    }
  });
  return result;
};

/**
 * Returns an empty list with the spacing of this one. An item only needs to know whether any item has blank lines;
 * checking all items for each would take seconds for ten thousand.
 */
function parentSpacing(parent: Parents, spacings: Map<Parents, List>): Parents {
  if (parent.type !== 'list') return parent;
  const known = spacings.get(parent);
  if (known) return known;
  const spread = parent.spread || parent.children.some(isSpread);
  const spacing: List = { type: 'list', spread, children: [] };
  spacings.set(parent, spacing);
  return spacing;
}

/** As in `mdast-util-to-hast`: an item without the property is loose if it has several blocks. */
function isSpread({ spread, children }: ListItem): boolean {
  return spread ?? children.length > 1;
}
