import type { Root } from 'mdast';

/** Marks a level-1 heading that opens the text as the title, which is not part of the body. */
export function markTitle(tree: Root): Root {
  // Comments and definitions are invisible, so a heading after them still opens the text.
  const first = tree.children.find(
    (node) =>
      node.type !== 'definition' && !(node.type === 'html' && node.value.startsWith('<!--')),
  );
  if (first?.type === 'heading' && first.depth === 1)
    first.data = { ...first.data, opensText: true };
  return tree;
}
