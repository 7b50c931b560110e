import type { Sidebar, SidebarItem } from '../../model/index.js';
import {
  type CategoryNode,
  isHidden,
  type SidebarNode,
  type SidebarTree,
  stopsOf,
} from './tree.js';

/** Above this many pages, a sidebar shows its open branch only: else every page would carry the whole site. */
const wholeUpTo = 200;

/** Makes what a page shows of a sidebar: the same tree, the way to the page open and marked. */
export type Projector = (route: string) => Sidebar;

/**
 * Prepares a sidebar for its pages. In a large one, closed categories that have a page of their own are links
 * to it, where they are open.
 */
export function sidebarProjector(tree: SidebarTree, page: (route: string) => string): Projector {
  const stops = stopsOf(tree.nodes);
  const trails = new Map(stops.map(({ route, trail }) => [route, new Set<SidebarNode>(trail)]));
  const branchOnly = stops.length > wholeUpTo;
  return (route) => {
    const view: View = { route, trail: trails.get(route) ?? new Set(), branchOnly, page };
    return {
      name: tree.key ?? tree.name,
      items: tree.nodes.flatMap((node) => project(node, view)),
    };
  };
}

/** Of a long category, how many a page shows before and after itself. */
const neighbours = 5;

/** All that is in a category; where that is too much for a page, what lies around it. */
function near(
  { nodes, mayBeLong }: CategoryNode,
  { route, trail, branchOnly }: View,
): readonly SidebarNode[] {
  if (!mayBeLong || !branchOnly || nodes.length <= 2 * neighbours + 1) return nodes;
  const here = nodes.findIndex(
    (node) => trail.has(node) || (node.kind === 'page' && node.route === route),
  );
  const first = Math.max(0, Math.min(here - neighbours, nodes.length - 2 * neighbours - 1));
  return nodes.slice(first, first + 2 * neighbours + 1);
}

interface View {
  readonly route: string;
  /** The categories around the page. */
  readonly trail: ReadonlySet<SidebarNode>;
  readonly branchOnly: boolean;
  readonly page: (route: string) => string;
}

function project(node: SidebarNode, view: View): SidebarItem[] {
  const { label, className } = node;
  const current = node.kind !== 'link' && node.route === view.route;
  if (node.kind === 'category') {
    const { collapsible, collapsed } = node;
    const around = current || view.trail.has(node);
    if (isHidden(node) && !around) return [];
    const open = around || !collapsed || !collapsible;
    const shown = node.route !== undefined && (!node.hidden || current);
    const url = shown ? view.page(node.route) : undefined;
    if (view.branchOnly && !open && url !== undefined) {
      return [{ kind: 'link', label, url, current, external: false, className }];
    }
    const items = near(node, view).flatMap((child) => project(child, view));
    return [{ kind: 'category', label, url, current, open, collapsible, className, items }];
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
