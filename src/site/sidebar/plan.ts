import GithubSlugger from 'github-slugger';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.js';
import type { DocEntry } from '../doc-entries.js';
import type { DocsVersion, SiteInput } from '../input.js';
import { NavigationIcons } from '../navigation-icons.js';
import { FolderIndex } from './folder-index.js';
import { ConfiguredSidebar } from './from-config.js';
import { type SidebarSource, sidebarFromFolder } from './from-folders.js';
import type { GeneratedIndex, SidebarNode, SidebarTree } from './tree.js';

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
    return { value: [tree('docs', sidebarFromFolder(source, ''))], diagnostics };
  }
  const trees = Object.entries(version.sidebars).map(([name, items]) => {
    const sidebar = new ConfiguredSidebar(source, version.locateSidebar);
    return tree(name, sidebar.nodes(items, [name]));
  });
  return { value: trees, diagnostics };
}

/** A generated index page with the nodes that it lists. */
export interface IndexPage {
  readonly index: GeneratedIndex;
  readonly nodes: readonly SidebarNode[];
}

export function indexPages(nodes: readonly SidebarNode[]): IndexPage[] {
  return nodes.flatMap((node): IndexPage[] => {
    if (node.kind !== 'category') return [];
    const own = node.index ? [{ index: node.index, nodes: node.nodes }] : [];
    return [...own, ...indexPages(node.nodes)];
  });
}
