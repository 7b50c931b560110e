import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import { parseNative } from '../markdown/parse-native.js';
import { inlineNodes, textNode } from './nodes.js';

/** Reads an attribute as inline Markdown: `title="The key \`id\`"`. */
export function inlineMarkdown(value: string, position: Paragraph['position']): PhrasingContent[] {
  if (!/[`*_[]|<code>/.test(value)) return [textNode(value, position)];
  const tree = parseNative(value, { hasDirectives: false, hasMath: false });
  const content = inlineNodes(tree.children);
  return content ? withPosition(content, position) : [textNode(value, position)];
}

/** Sets the position of nodes and of all that they contain. */
export function withPosition<T extends RootContent>(
  nodes: readonly T[],
  position: Paragraph['position'],
): T[] {
  return nodes.map((node) => {
    node.position = position;
    if ('children' in node) withPosition(node.children as RootContent[], position);
    return node;
  });
}
