import type { Definition, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** The comment that ends an excerpt, as in Docusaurus. */
const marker = /<!--\s*truncate\s*-->/;

/**
 * Returns the content before `<!-- truncate -->` at any depth; undefined without that comment. Keeps definitions, which
 * links may need, and removes footnote references, whose notes are at the end of the text.
 */
export function beforeTruncate(tree: Root): Root | undefined {
  if (!holdsMarker(tree)) return undefined;
  const { children } = cut(tree.children);
  const excerpt: Root = {
    type: 'root',
    children: [...children, ...definitionsAfter(tree, children)],
  };
  visit(excerpt, 'footnoteReference', (_, index, parent) => {
    if (!parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
  return excerpt;
}

function holdsMarker(tree: Root): boolean {
  let found = false;
  visit(tree, 'html', ({ value }) => {
    found ||= marker.test(value);
  });
  return found;
}

/** Returns the nodes before the marker. Copies cut nodes, because the tree is also rendered completely. */
function cut(nodes: readonly RootContent[]): { children: RootContent[]; done: boolean } {
  const children: RootContent[] = [];
  for (const node of nodes) {
    if (node.type === 'html' && marker.test(node.value)) {
      const value = node.value.slice(0, node.value.search(marker)).trimEnd();
      return {
        children: value === '' ? children : [...children, { ...node, value }],
        done: true,
      };
    }
    if (!('children' in node)) {
      children.push(node);
      continue;
    }
    const inner = cut(node.children);
    // Children keep their types; only their number differs.
    children.push({ ...node, children: inner.children } as RootContent);
    if (inner.done) return { children, done: true };
  }
  return { children, done: false };
}

function definitionsAfter(tree: Root, before: readonly RootContent[]): Definition[] {
  const known = new Set(
    before.flatMap((node) => (node.type === 'definition' ? [node.identifier] : [])),
  );
  return tree.children.filter(
    (node): node is Definition => node.type === 'definition' && !known.has(node.identifier),
  );
}
