import type { TextBadge } from '../../content/badge.js';
import type { Place } from '../../diagnostics/diagnostic.js';

/** A sidebar of the site; `createPageSidebars` creates the view of a single page. */
export interface SidebarTree {
  /** Configured name, `tutorialSidebar`. */
  readonly name: string;
  /** Key that is unique across versions and locales; by default the name. */
  readonly key?: string | undefined;
  /** Docs version of its pages. */
  readonly version?: string | undefined;
  /** First breadcrumb of its pages; by default that of the documents. */
  readonly root?: { readonly label: string; readonly route: string } | undefined;
  /** The generated page of its first node, which lists the others. */
  readonly start?: GeneratedIndex | undefined;
  readonly nodes: readonly SidebarNode[];
}

export type SidebarNode = PageNode | LinkNode | CategoryNode;

/** A page of the site. */
export interface PageNode {
  readonly kind: 'page';
  readonly label: string;
  readonly route: string;
  readonly className?: string | undefined;
  readonly badge?: TextBadge | undefined;
  /** HTML of the icon before the label. */
  readonly icon?: string | undefined;
  readonly method?: string | undefined;
  readonly deprecated?: boolean | undefined;
  /** Whether it is reachable but not listed. */
  readonly hidden?: boolean | undefined;
  /** Whether it repeats a page: path, breadcrumbs and pagination come from the primary node. */
  readonly secondary?: boolean | undefined;
}

/** A link as configured, or an anchor on a page; `resolveSidebarLinks` resolves it. */
export interface LinkNode {
  readonly kind: 'link';
  readonly label: string;
  readonly href: string;
  readonly place?: Place | undefined;
  /** Set by `resolveSidebarLinks`. */
  readonly external?: boolean | undefined;
  readonly className?: string | undefined;
  readonly badge?: TextBadge | undefined;
  /** HTML of the icon before the label. */
  readonly icon?: string | undefined;
  /** HTTP method, for an operation without its own page. */
  readonly method?: string | undefined;
  readonly deprecated?: boolean | undefined;
}

export interface CategoryNode {
  readonly kind: 'category';
  readonly label: string;
  /** Route of its own page: a document or a generated index. */
  readonly route?: string | undefined;
  /** Whether that page is an unlisted document: reachable but not listed. */
  readonly hidden?: boolean | undefined;
  /** Set if the page is generated. */
  readonly index?: GeneratedIndex | undefined;
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  readonly className?: string | undefined;
  readonly badge?: TextBadge | undefined;
  /** HTML of the icon before the label. */
  readonly icon?: string | undefined;
  /** Set in an API reference, whose lists have their own limits: see `LongLists`. */
  readonly lists?: 'operations' | 'schemas' | undefined;
  readonly nodes: readonly SidebarNode[];
}

/** A generated category page, `/docs/category/invoicing`. */
export interface GeneratedIndex {
  readonly route: string;
  /** Route below that of the version, equal in all locales and versions: `category/invoicing`. */
  readonly slug: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
  /** Its image in previews of links. */
  readonly image?: string | undefined;
  /** Whether its text differs from the default locale. */
  readonly translated: boolean;
}

/** A page of a sidebar, in reading order, with its enclosing categories. */
export interface SidebarPage {
  readonly route: string;
  readonly label: string;
  readonly categories: readonly CategoryNode[];
  /** Whether it is reachable but not listed. */
  readonly hidden: boolean;
}

/** Whether a node is not listed; this includes a category that only contains unlisted pages. */
export function isHidden(node: SidebarNode): boolean {
  if (node.kind === 'link') return false;
  if (node.kind === 'page') return node.hidden === true;
  const ownShown = node.route !== undefined && !node.index && !node.hidden;
  return !ownShown && node.nodes.length > 0 && node.nodes.every(isHidden);
}

export function isSecondary(node: SidebarNode): boolean {
  return node.kind === 'page' && node.secondary === true;
}

/** Returns the listed pages of a sidebar. */
export function visibleSidebarPages(nodes: readonly SidebarNode[]): SidebarPage[] {
  return sidebarPages(nodes).filter(({ hidden }) => !hidden);
}

/** The label of a page where its method is not beside it, which a path needs. */
function pageLabel(node: PageNode | CategoryNode): string {
  const needsMethod = node.kind === 'page' && node.method && node.label.startsWith('/');
  return needsMethod ? `${node.method} ${node.label}` : node.label;
}

export function sidebarPages(nodes: readonly SidebarNode[]): SidebarPage[] {
  const pages: SidebarPage[] = [];
  const walk = (below: readonly SidebarNode[], categories: readonly CategoryNode[]): void => {
    for (const node of below) {
      if (node.kind === 'link' || isSecondary(node)) continue;
      const { route } = node;
      const hidden = node.hidden === true || isHidden(node);
      if (route !== undefined) pages.push({ route, label: pageLabel(node), categories, hidden });
      if (node.kind === 'category') walk(node.nodes, [...categories, node]);
    }
  };
  walk(nodes, []);
  return pages;
}
