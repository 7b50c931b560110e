import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Moves a tree down by `lines`: an included file's lines come after those of the files before it. */
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
