import type { Html } from 'mdast';
import { builderOfFile } from '../doc-builder.js';
import type { NodeHandler } from '../types.js';

/** It opens nothing and closes nothing, wherever texts may have it. */
const lineBreak = /^<br\s*\/?>$/i;

/**
 * Raw HTML waits in the tree, to be looked at with all that stands around it. Many texts have nothing but line breaks
 * in their tables. Comments say nothing to a reader.
 */
export const html: NodeHandler = (state, node: Html, parent) => {
  if (lineBreak.test(node.value)) {
    const element = { type: 'element' as const, tagName: 'br', properties: {}, children: [] };
    state.patch(node, element);
    return element;
  }
  const builder = builderOfFile(state.options.file);
  if (!builder.options.trustedHtml && isComment(node.value.trimEnd())) return undefined;
  builder.hasRawHtml = true;
  const isBlock = parent !== undefined && flow.has(parent.type);
  const raw = { type: 'raw' as const, value: node.value, data: { isBlock } };
  state.patch(node, raw);
  return raw;
};

function isComment(value: string): boolean {
  return value.startsWith('<!--') && value.indexOf('-->', 4) === value.length - 3;
}

const flow = new Set([
  'root',
  'blockquote',
  'listItem',
  'containerDirective',
  'footnoteDefinition',
]);
