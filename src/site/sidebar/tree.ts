import type { Place } from '../../diagnostics/diagnostic.js';

/** A sidebar as the site knows it; what a single page shows of it is made by `sidebarProjector`. */
export interface SidebarTree {
  /** As the configuration names it, `tutorialSidebar`. */
  readonly name: string;
  /** Tells it from those of other versions and locales; by default the name. */
  readonly key?: string | undefined;
  /** The docs version whose pages it holds. */
  readonly version?: string | undefined;
  /** First crumb of its pages; that of the documents by default. */
  readonly root?: { readonly label: string; readonly route: string } | undefined;
  readonly nodes: readonly SidebarNode[];
}

export type SidebarNode = PageNode | LinkNode | CategoryNode;

/** A page of the site. */
export interface PageNode {
  readonly kind: 'page';
  readonly label: string;
  readonly route: string;
  readonly className?: string | undefined;
  readonly method?: string | undefined;
  readonly deprecated?: boolean | undefined;
  /** Reachable, but not shown. */
  readonly hidden?: boolean | undefined;
  /** Stands here a second time: the way to the page, its breadcrumbs and neighbours are those of the other place. */
  readonly secondary?: boolean | undefined;
}

/** An address as it is written in the configuration, or a place on a page; `resolveTree` makes a URL of it. */
export interface LinkNode {
  readonly kind: 'link';
  readonly label: string;
  readonly href: string;
  readonly place?: Place | undefined;
  /** Known when it is resolved. */
  readonly external?: boolean | undefined;
  readonly className?: string | undefined;
  /** Of an operation that has no page of its own. */
  readonly method?: string | undefined;
  readonly deprecated?: boolean | undefined;
}

export interface CategoryNode {
  readonly kind: 'category';
  readonly label: string;
  /** Of its own page: a document or a generated index. */
  readonly route?: string | undefined;
  /** That page is reachable, but not shown: an unlisted document. */
  readonly hidden?: boolean | undefined;
  /** Present where the page is generated. */
  readonly index?: GeneratedIndex | undefined;
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  readonly className?: string | undefined;
  /** Present in a reference, whose lists have limits of their own: see `LongLists`. */
  readonly lists?: 'operations' | 'schemas' | undefined;
  readonly nodes: readonly SidebarNode[];
}

/** A page that docsgen makes for a category, `/docs/category/invoicing`. */
export interface GeneratedIndex {
  readonly route: string;
  /** Path of the route below the version's, the same in every locale and version: `category/invoicing`. */
  readonly slug: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** Its words are not those of the default locale. */
  readonly translated: boolean;
}

/** The pages of a sidebar in reading order, with the categories around each. */
export interface SidebarStop {
  readonly route: string;
  readonly label: string;
  readonly trail: readonly CategoryNode[];
  /** Reachable, but nobody is led there. */
  readonly hidden: boolean;
}

/** Whether readers are led neither there nor to anything in it: a category of unlisted pages is none. */
export function isHidden(node: SidebarNode): boolean {
  if (node.kind === 'link') return false;
  if (node.kind === 'page') return node.hidden === true;
  const ownShown = node.route !== undefined && !node.index && !node.hidden;
  return !ownShown && node.nodes.length > 0 && node.nodes.every(isHidden);
}

export function isSecondary(node: SidebarNode): boolean {
  return node.kind === 'page' && node.secondary === true;
}

/** The stops to which readers are led. */
export function visibleSidebarStops(nodes: readonly SidebarNode[]): SidebarStop[] {
  return sidebarStops(nodes).filter(({ hidden }) => !hidden);
}

export function sidebarStops(nodes: readonly SidebarNode[]): SidebarStop[] {
  const stops: SidebarStop[] = [];
  const walk = (below: readonly SidebarNode[], trail: readonly CategoryNode[]): void => {
    for (const node of below) {
      if (node.kind === 'link' || isSecondary(node)) continue;
      const { label, route } = node;
      const hidden = node.hidden === true || isHidden(node);
      if (route !== undefined) stops.push({ route, label, trail, hidden });
      if (node.kind === 'category') walk(node.nodes, [...trail, node]);
    }
  };
  walk(nodes, []);
  return stops;
}
