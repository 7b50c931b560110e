import type { Root } from 'mdast';

/** Comments, and scripts and styles, which pages of Vue begin with. */
const invisibleHtml = /^<!--|^<(script|style)\b[\s\S]*<\/\1>\s*$/i;

/** Marks a level-1 heading that opens the text as the title, which is not part of the body. */
export function markTitle(tree: Root): Root {
  // A heading after what is invisible still opens the text.
  const first = tree.children.find(
    (node) =>
      node.type !== 'definition' && !(node.type === 'html' && invisibleHtml.test(node.value)),
  );
  if (first?.type === 'heading' && first.depth === 1)
    first.data = { ...first.data, opensText: true };
  return tree;
}
