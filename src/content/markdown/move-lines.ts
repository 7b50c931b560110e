import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Shifts the positions in a tree by `lines`: the lines of an included file follow those of earlier sources. */
export function moveLines(tree: Root, lines: number): void {
  visit(tree, (node: Nodes) => {
    if (!node.position) return;
    const { start, end } = node.position;
    node.position = {
      start: { ...start, line: start.line + lines },
      end: { ...end, line: end.line + lines },
    };
  });
}
