import type { ListItem } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import { visit } from 'unist-util-visit';
import { draftOf } from '../draft.js';
import type { Handler } from '../types.js';

/** `- [x] done`: the box has no label of its own, so it is given a name (WCAG 2.2, 4.1.2 "Name, Role, Value"). */
export const listItem: Handler = (state, node: ListItem, parent) => {
  const result = defaultHandlers.listItem(state, node, parent);
  if (typeof node.checked !== 'boolean') return result;
  visit(result, 'element', (element) => {
    if (element.tagName === 'input') {
      const key = element.properties.checked ? 'content.taskDone' : 'content.taskOpen';
      element.properties.ariaLabel ??= draftOf(state.options.file).phrase(key);
    }
  });
  return result;
};
