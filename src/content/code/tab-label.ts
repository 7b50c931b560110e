import type { Code, Parents, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { parseMeta } from './meta.js';

/** Returns the label in ```` ```js tab="Browser" ````. */
export function tabLabel({ lang, meta }: Code): string | undefined {
  return meta?.includes('tab=') ? parseMeta(lang ?? '', meta).tab : undefined;
}

/** Puts neighbouring code blocks with labels into a code group, as Fumadocs does. */
export function groupLabelledCode(tree: Root): void {
  visit(tree, (node) => {
    if (!('children' in node) || isCodeGroup(node)) return;
    if (!node.children.some((child) => isLabelled(child))) return;
    const grouped: RootContent[] = [];
    for (const child of node.children as readonly RootContent[]) {
      const last = grouped.at(-1);
      if (!isLabelled(child)) grouped.push(child);
      else if (last && isMade(last)) last.children.push(child);
      else grouped.push(group(child));
    }
    node.children = grouped as typeof node.children;
  });
}

function isLabelled(node: RootContent | Parents['children'][number]): node is Code {
  return node.type === 'code' && tabLabel(node) !== undefined;
}

function isCodeGroup(node: object): boolean {
  return 'name' in node && node.name === 'code-group';
}

function group(child: Code): ContainerDirective {
  return {
    type: 'containerDirective',
    name: 'code-group',
    attributes: {},
    children: [child],
    data: { isTag: true },
    position: child.position,
  };
}

function isMade(node: RootContent): node is ContainerDirective {
  return node.type === 'containerDirective' && isCodeGroup(node) && node.data?.isTag === true;
}
