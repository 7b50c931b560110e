import type { Html } from 'mdast';
import { builderOfFile } from '../doc-builder.js';
import type { NodeHandler } from '../node-types.js';

/** A line break has no content or end tag and is safe everywhere. */
const lineBreak = /^<br\s*\/?>$/i;

/**
 * Keeps raw HTML in the tree for sanitizing in context. Converts line breaks directly, because many texts only use
 * those (in tables). Drops comments.
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
