import type { Sidebar, SidebarItem } from '../../model/index.js';
import { LongLists } from './long-lists.js';
import { type CategoryNode, isHidden, type SidebarNode, type SidebarTree } from './tree.js';

/** Above this many pages, a sidebar shows its open branch only: else every page would carry the whole site. */
const wholeUpTo = 200;

/** Makes what a page shows of a sidebar: the same tree, the way to the page open and marked. */
export type Projector = (route: string) => Sidebar;

/**
 * Prepares a sidebar for its pages. In a large one, closed categories that have a page of their own are links
 * to it, where they are open, and of a long list a page shows what lies around it.
 */
export function sidebarProjector(tree: SidebarTree, page: (route: string) => string): Projector {
  const ways = new Map<string, readonly SidebarNode[]>();
  for (const way of waysTo(tree.nodes)) ways.set(way.route, way.nodes);
  const lists = ways.size > wholeUpTo ? new LongLists(tree.nodes) : undefined;
  return (route) => {
    const view: View = { route, way: ways.get(route) ?? [], lists, page };
    return { name: tree.key ?? tree.name, ...projectList(tree.nodes, undefined, view) };
  };
}

interface View {
  readonly route: string;
  /** The categories around the page, from the outermost, and its own node. */
  readonly way: readonly SidebarNode[];
  /** Present in a large sidebar. */
  readonly lists: LongLists | undefined;
  readonly page: (route: string) => string;
}

type List = Pick<Sidebar, 'items' | 'whole'>;

interface Way {
  readonly route: string;
  readonly nodes: readonly SidebarNode[];
}

function waysTo(nodes: readonly SidebarNode[], above: readonly SidebarNode[] = []): Way[] {
  return nodes.flatMap((node): Way[] => {
    if (node.kind === 'link') return [];
    const way = [...above, node];
    const own = node.route === undefined ? [] : [{ route: node.route, nodes: way }];
    return node.kind === 'page' ? own : [...own, ...waysTo(node.nodes, way)];
  });
}

/** @param category that the nodes are in; absent on the first level */
function projectList(
  nodes: readonly SidebarNode[],
  category: CategoryNode | undefined,
  view: View,
): List {
  const { route, way, lists, page } = view;
  const { first, end, whole } = lists?.part(nodes, category, route, way) ?? {};
  const items = nodes.slice(first, end).flatMap((node) => project(node, view));
  if (whole === undefined) return { items };
  return {
    items,
    whole: { url: page(whole), count: nodes.filter((node) => !isHidden(node)).length },
  };
}

function project(node: SidebarNode, view: View): SidebarItem[] {
  const { label, className } = node;
  const current = node.kind !== 'link' && node.route === view.route;
  if (node.kind === 'category') {
    const { collapsible, collapsed } = node;
    const around = current || view.way.includes(node);
    if (isHidden(node) && !around) return [];
    const open = around || !collapsed || !collapsible;
    const shown = node.route !== undefined && (!node.hidden || current);
    const url = shown ? view.page(node.route) : undefined;
    if (view.lists && !open && url !== undefined) {
      return [{ kind: 'link', label, url, current, external: false, className }];
    }
    const list = projectList(node.nodes, node, view);
    return [{ kind: 'category', label, url, current, open, collapsible, className, ...list }];
  }
  if (node.kind === 'link') {
    const { href: url, external = false, method, deprecated } = node;
    return [{ kind: 'link', label, url, current, external, className, method, deprecated }];
  }
  if (node.hidden && !current) return [];
  const { method, deprecated } = node;
  const url = view.page(node.route);
  return [{ kind: 'link', label, url, current, external: false, className, method, deprecated }];
}
