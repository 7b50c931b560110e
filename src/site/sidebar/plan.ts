import GithubSlugger from 'github-slugger';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.js';
import type { DocEntry } from '../doc-routes.js';
import type { DocsVersion, SiteInput } from '../input.js';
import { NavigationIcons } from '../navigation-icons.js';
import { joinRoute } from '../urls.js';
import { FolderIndex } from './folder-index.js';
import { ConfiguredSidebar } from './from-config.js';
import { rootSidebar, type SidebarSource } from './from-folders.js';
import {
  type GeneratedIndex,
  type SidebarNode,
  type SidebarTree,
  visibleSidebarPages,
} from './tree.js';

/** Returns the sidebars of a docs version: the configured ones, else one generated from the folders. */
export function planSidebars(
  entries: readonly DocEntry[],
  version: DocsVersion,
  input: SiteInput,
): Outcome<readonly SidebarTree[]> {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => diagnostics.push(diagnostic);
  const source: SidebarSource = {
    entries,
    folders: new FolderIndex(entries),
    categories: input.categories,
    docsFolder: version.folder,
    routeBase: version.routeBase,
    slugger: new GithubSlugger(),
    translate: input.translator.translate,
    showUnlisted: input.mode === 'dev',
    icons: new NavigationIcons(input.icons, report),
    report,
  };
  if (entries.length === 0) return { value: [], diagnostics: [] };
  const tree = (name: string, nodes: readonly SidebarNode[]): SidebarTree => {
    const places = [
      ...(input.locale.isDefault ? [] : [input.locale.code]),
      ...(input.versions.length > 1 ? [version.name] : []),
    ];
    return { name, key: [...places, name].join('/'), version: version.name, nodes };
  };
  if (version.sidebars === undefined) {
    const { nodes, hasFirst } = rootSidebar(source);
    const start = hasFirst ? undefined : startPage(nodes, version);
    if (start === undefined) return { value: [tree('docs', nodes)], diagnostics };
    const node = { kind: 'page', label: start.title, route: start.route } as const;
    return { value: [{ ...tree('docs', [node, ...nodes]), start }], diagnostics };
  }
  const trees = Object.entries(version.sidebars).map(([name, items]) => {
    const sidebar = new ConfiguredSidebar(source, version.locateSidebar);
    return tree(name, sidebar.nodes(items, [name]));
  });
  return { value: trees, diagnostics };
}

/** Fewer pages are in view in the sidebar, wherever a reader begins. */
const minStartedPages = 5;

/**
 * Returns a generated page at the root of documents that have no page there: nothing says which of them a reader is to
 * begin with. The root of the site has its home page.
 */
function startPage(
  nodes: readonly SidebarNode[],
  { routeBase, productLabel: title }: DocsVersion,
): GeneratedIndex | undefined {
  const route = joinRoute(routeBase);
  const items = visibleSidebarPages(nodes);
  const isTaken = route === '/' || items.some((item) => item.route === route);
  if (isTaken || items.length < minStartedPages) return undefined;
  return { route, slug: '', title, translated: false };
}

/** A generated index page with the nodes that it lists. */
export interface IndexPage {
  readonly index: GeneratedIndex;
  readonly nodes: readonly SidebarNode[];
}

/** Returns the generated pages of a sidebar. */
export function indexPages({ start, nodes }: SidebarTree): IndexPage[] {
  const categories = categoryPages(nodes);
  return start ? [{ index: start, nodes: nodes.slice(1) }, ...categories] : categories;
}

function categoryPages(nodes: readonly SidebarNode[]): IndexPage[] {
  return nodes.flatMap((node): IndexPage[] => {
    if (node.kind !== 'category') return [];
    const own = node.index ? [{ index: node.index, nodes: node.nodes }] : [];
    return [...own, ...categoryPages(node.nodes)];
  });
}
