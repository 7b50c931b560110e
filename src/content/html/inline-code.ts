import type { InlineCode } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import { draftOf } from '../doc-builder.js';
import type { Handler } from '../types.js';

/** `code` in a sentence: it reads from left to right also where the sentence does not. */
export const inlineCode: Handler = (state, node: InlineCode) => {
  const element = defaultHandlers.inlineCode(state, node);
  const dir = draftOf(state.options.file).codeDirection;
  if (element.type === 'element' && dir !== undefined) element.properties.dir = dir;
  return element;
};
