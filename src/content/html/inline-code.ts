import type { InlineCode } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import { builderOfFile } from '../doc-builder.js';
import type { NodeHandler } from '../types.js';

/** `code` in a sentence: it reads from left to right also where the sentence does not. */
export const inlineCode: NodeHandler = (state, node: InlineCode) => {
  const element = defaultHandlers.inlineCode(state, node);
  const dir = builderOfFile(state.options.file).codeDirection;
  if (element.type === 'element' && dir !== undefined) element.properties.dir = dir;
  return element;
};
