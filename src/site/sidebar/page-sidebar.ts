import type { OutputFile } from '../../files/output-file.js';
import { sha256 } from '../../files/sha256.js';
import type { MessageKey, Messages } from '../../i18n/index.js';
import type { PageLinks } from '../links/page-links.js';
import type { SidebarContent, SidebarIndexItem, SidebarItem } from '../page-props/chrome.js';
import type { Urls } from '../urls.js';
import { LongLists } from './long-lists.js';
import {
  type CategoryNode,
  isHidden,
  isSecondary,
  type SidebarNode,
  type SidebarTree,
} from './tree.js';

/**
 * Number of pages from which a sidebar shows only its open branch, because every page would otherwise contain the whole
 * tree.
 */
const maxWholePages = 200;

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

/** Returns the sidebar of a page: the tree with the path to the page expanded and marked. */
export type PageSidebars = (route: string) => SidebarContent;

/**
 * Prepares a sidebar for its pages. In a large one, closed categories become links to their own pages, and long lists
 * show only the surroundings of the page.
 */
export function createPageSidebars(
  tree: SidebarTree,
  { page, file, output }: Pick<Urls, 'page' | 'file' | 'output'>,
): PageSidebars {
  const branches = branchesByRoute(tree);
  const lists = isLarge(branches) ? new LongLists(tree.nodes) : undefined;
  const index = lists && file(output(sidebarIndexPath(tree)));
  return (route) => {
    const view: View = { route, branch: branches.get(route) ?? [], lists, page };
    return { name: tree.key ?? tree.name, ...projectList(tree.nodes, undefined, view), index };
  };
}

/**
 * Returns a `SidebarIndex` with a complete large sidebar as a JSON file; undefined for a sidebar that pages contain
 * completely.
 */
export function sidebarIndexFile(
  tree: SidebarTree,
  { page, output }: Pick<Urls, 'page' | 'output'>,
  { locale, phrases }: Messages,
): OutputFile | undefined {
  if (!isLarge(branchesByRoute(tree))) return undefined;
  const view: View = { route: '', branch: [], lists: undefined, page };
  const own = Object.fromEntries(scriptMessageKeys.map((key) => [key, phrases[key]]));
  const items = projectList(tree.nodes, undefined, view).items.map(indexItem);
  const index = { messages: { locale, phrases: own }, items };
  return { path: output(sidebarIndexPath(tree)), contents: JSON.stringify(index) };
}

const scriptMessageKeys = [
  'chrome.categoryPages',
  'chrome.deprecated',
  'chrome.sidebarMatches',
] as const satisfies readonly MessageKey[];

/** The name derives from the sidebar instead of its content, so that a new label does not change the pages. */
function sidebarIndexPath({ key, name }: SidebarTree): string {
  return `sidebar-${sha256(key ?? name).slice(0, 8)}.json`;
}

function indexItem(item: SidebarItem): SidebarIndexItem {
  const { label, url } = item;
  if (item.kind === 'category')
    return { label, url, badge: item.badge, icon: item.icon, items: item.items.map(indexItem) };
  const { external, badge, icon, method, deprecated } = item;
  return {
    label,
    url,
    external: external || undefined,
    badge,
    icon,
    method,
    deprecated: deprecated || undefined,
  };
}

function isLarge(branches: ReadonlyMap<string, unknown>): boolean {
  return branches.size > maxWholePages;
}

interface View {
  readonly route: string;
  /** The enclosing categories of the page, from the outermost, and its own node. */
  readonly branch: readonly SidebarNode[];
  /** Set for a large sidebar. */
  readonly lists: LongLists | undefined;
  readonly page: (route: string) => string;
}

type List = Pick<SidebarContent, 'items' | 'fullList'>;

interface Branch {
  readonly route: string;
  readonly nodes: readonly SidebarNode[];
}

function branchesByRoute(tree: SidebarTree): ReadonlyMap<string, readonly SidebarNode[]> {
  return new Map(branchesTo(tree.nodes).map(({ route, nodes }) => [route, nodes]));
}

function branchesTo(nodes: readonly SidebarNode[], above: readonly SidebarNode[] = []): Branch[] {
  return nodes.flatMap((node): Branch[] => {
    if (node.kind === 'link' || isSecondary(node)) return [];
    const branch = [...above, node];
    const own = node.route === undefined ? [] : [{ route: node.route, nodes: branch }];
    return node.kind === 'page' ? own : [...own, ...branchesTo(node.nodes, branch)];
  });
}

/** @param category the category of the nodes; absent on the first level */
function projectList(
  nodes: readonly SidebarNode[],
  category: CategoryNode | undefined,
  view: View,
): List {
  const { route, branch, lists, page } = view;
  const { first, end, fullList } = lists?.part(nodes, category, route, branch) ?? {};
  const items = nodes.slice(first, end).flatMap((node) => project(node, view));
  if (fullList === undefined) return { items };
  return {
    items,
    fullList: { url: page(fullList), count: nodes.filter((node) => !isHidden(node)).length },
  };
}

function project(node: SidebarNode, view: View): SidebarItem[] {
  const { label, className, badge, icon } = node;
  const current = node.kind !== 'link' && node.route === view.route;
  if (node.kind === 'category') {
    const { collapsible, collapsed } = node;
    const isOnBranch = current || view.branch.includes(node);
    if (isHidden(node) && !isOnBranch) return [];
    const open = isOnBranch || !collapsed || !collapsible;
    const shown = node.route !== undefined && (!node.hidden || current);
    const url = shown ? view.page(node.route) : undefined;
    if (view.lists && !open && url !== undefined) {
      return [
        {
          kind: 'link',
          label,
          url,
          current,
          external: false,
          folded: true,
          className,
          badge,
          icon,
        },
      ];
    }
    const list = projectList(node.nodes, node, view);
    return [
      { kind: 'category', label, url, current, open, collapsible, className, badge, icon, ...list },
    ];
  }
  if (node.kind === 'link') {
    const { href: url, external = false, method, deprecated } = node;
    const about = { className, badge, icon, method, deprecated };
    return [{ kind: 'link', label, url, current, external, ...about }];
  }
  if (node.hidden && !current) return [];
  const { method, deprecated } = node;
  const url = view.page(node.route);
  const about = { className, badge, icon, method, deprecated };
  return [{ kind: 'link', label, url, current, external: false, ...about }];
}
