import type { InlineCode } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import { builderOfFile } from '../doc-builder.js';
import type { NodeHandler } from '../types.js';

/** Converts inline code, which reads from left to right also within right-to-left text. */
export const inlineCode: NodeHandler = (state, node: InlineCode) => {
  const element = defaultHandlers.inlineCode(state, node);
  const dir = builderOfFile(state.options.file).codeDirection;
  if (element.type === 'element' && dir !== undefined) element.properties.dir = dir;
  return element;
};
