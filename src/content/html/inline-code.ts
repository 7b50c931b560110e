import type { InlineCode } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import { builderOfFile } from '../doc-builder.js';
import { knownLanguage } from '../highlight/languages.js';
import type { NodeHandler } from '../node-types.js';

/**
 * Converts inline code, which reads from left to right also within right-to-left text. A language behind it, as
 * Fumadocs and Nextra write it, is not part of it: `` `Promise<void>{:ts}` ``.
 */
export const inlineCode: NodeHandler = (state, node: InlineCode) => {
  const [, code = '', language = ''] = /^(.*\S)\{:([\w+#-]+)\}$/s.exec(node.value) ?? [];
  const value = knownLanguage(language) ? code : node.value;
  const element = defaultHandlers.inlineCode(state, { ...node, value });
  const dir = builderOfFile(state.options.file).codeDirection;
  if (element.type === 'element' && dir !== undefined) element.properties.dir = dir;
  return element;
};
