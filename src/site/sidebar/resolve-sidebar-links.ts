import type { PageLinks } from '../links/page-links.js';
import type { SidebarNode, SidebarTree } from './tree.js';

/** Returns the sidebar with its links resolved to URLs. */
export function resolveSidebarLinks(tree: SidebarTree, links: PageLinks): SidebarTree {
  return { ...tree, nodes: tree.nodes.map((node) => resolveNode(node, links)) };
}

function resolveNode(node: SidebarNode, links: PageLinks): SidebarNode {
  if (node.kind === 'page') return node;
  if (node.kind === 'category') {
    return { ...node, nodes: node.nodes.map((child) => resolveNode(child, links)) };
  }
  const { url, external } = links.resolveConfigured('link', node.href, node.place);
  return { ...node, href: url, external };
}
