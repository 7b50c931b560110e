import type { Root } from 'mdast';

/** Marks the heading of depth 1 that opens the text: it is the title, not a part of the body. */
export function markTitle(tree: Root): Root {
  // Comments and definitions show nothing, so they do not open a text.
  const first = tree.children.find(
    (node) =>
      node.type !== 'definition' && !(node.type === 'html' && node.value.startsWith('<!--')),
  );
  if (first?.type === 'heading' && first.depth === 1)
    first.data = { ...first.data, opensText: true };
  return tree;
}
