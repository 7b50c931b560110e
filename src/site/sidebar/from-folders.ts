import type GithubSlugger from 'github-slugger';
import type { CategoryConfig } from '../../config/index.js';
import { readBadge } from '../../content/badge.js';
import type { Doc } from '../../content/doc.js';
import { type Diagnostic, startOfFile } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import { docsPrefix } from '../../files/docs-folder.js';
import { fileNameTitle } from '../../text/words.js';
import type { DocEntry } from '../doc-routes.js';
import type { CategoryFile } from '../input.js';
import type { NavigationIcons } from '../navigation-icons.js';
import { lastName } from '../number-prefix.js';
import { joinRoute } from '../urls.js';
import { compareNames } from './compare-names.js';
import type { FolderIndex } from './folder-index.js';
import type { GeneratedIndex, PageNode, SidebarNode } from './tree.js';

/** The inputs of sidebars. */
export interface SidebarSource {
  readonly entries: readonly DocEntry[];
  /** Index of `entries`. */
  readonly folders: FolderIndex;
  readonly categories: ReadonlyMap<string, CategoryFile>;
  /** Folder of the documents, relative to the site folder. */
  readonly docsFolder: string;
  /** Base route of generated index pages. */
  readonly routeBase: string;
  /** Shared by all sidebars of a version, so that generated routes are unique. */
  readonly slugger: GithubSlugger;
  /** Translates configured text into the reader's language. */
  readonly translate: (text: string) => string;
  readonly icons: NavigationIcons;
  /** Whether unlisted pages are shown, as in `docsgen dev`. */
  readonly showUnlisted: boolean;
  readonly report: (diagnostic: Diagnostic) => void;
}

interface Ordered {
  readonly position: number;
  readonly name: string;
  readonly node: SidebarNode;
}

/** Returns the sidebar of a folder and its subfolders, sorted by position, then by name, an index first. */
export function sidebarFromFolder(source: SidebarSource, folder: string): SidebarNode[] {
  return orderedEntries(source, folder).map(({ node }) => node);
}

/** Returns the sidebar of all folders; `hasFirst` tells whether something says which page is the first. */
export function rootSidebar(source: SidebarSource): {
  readonly nodes: readonly SidebarNode[];
  readonly hasFirst: boolean;
} {
  const entries = orderedEntries(source, '');
  return {
    nodes: entries.map(({ node }) => node),
    hasFirst: entries[0]?.position !== Number.POSITIVE_INFINITY,
  };
}

function orderedEntries(source: SidebarSource, folder: string): readonly Ordered[] {
  const pages = source.folders.pagesIn(folder).map((entry): Ordered => {
    // An index introduces the other pages.
    const position = entry.position ?? (entry.isIndex ? Number.NEGATIVE_INFINITY : undefined);
    return order(pageNode(source, entry), position, lastName(entry.id));
  });
  const folders = source.folders.foldersIn(folder).map((child) => category(source, child));
  return [...pages, ...folders].sort(byPosition);
}

export function pageNode(
  source: SidebarSource,
  entry: DocEntry,
  {
    label,
    className,
    badge,
    icon,
  }: Pick<Partial<PageNode>, 'label' | 'className' | 'badge' | 'icon'> = {},
): PageNode {
  const { meta, title } = entry.doc;
  return {
    kind: 'page',
    label: label ?? meta.sidebar_label ?? title,
    route: entry.route,
    className: className ?? meta.sidebar_class_name,
    badge: badge ?? meta.sidebar_badge,
    icon: icon ?? pageIcon(source, entry),
    hidden: isUnlisted(source, entry),
  };
}

function pageIcon({ icons }: SidebarSource, { doc }: DocEntry): string | undefined {
  return icons.find(doc.meta.icon, () => startOfFile(doc.file));
}

export function isUnlisted({ showUnlisted }: SidebarSource, { doc }: DocEntry): boolean {
  return doc.meta.unlisted === true && !showUnlisted;
}

/** A category with a generated index page. */
interface IndexedCategory {
  /** The label in the default locale, which determines the route. */
  readonly written: string;
  readonly label: string;
  readonly link?: Extract<CategoryConfig['link'], { type: 'generated-index' }> | undefined;
  readonly description?: string | undefined;
}

/** Returns the route and texts of a generated index page. */
export function generatedIndex(
  source: SidebarSource,
  { written, label, link, description }: IndexedCategory,
): GeneratedIndex {
  const { translate } = source;
  const slug = link?.slug ?? `category/${source.slugger.slug(written)}`;
  const words = link?.description ?? description;
  const title = link?.title === undefined ? label : translate(link.title);
  return {
    slug,
    route: joinRoute(source.routeBase, slug),
    title,
    translated: title !== (link?.title ?? written),
    description: words === undefined ? undefined : translate(words),
    keywords: link?.keywords,
    image: link?.image,
  };
}

function category(source: SidebarSource, folder: string): Ordered {
  const file = source.categories.get(docsPrefix(source.docsFolder) + folder);
  const config: CategoryConfig = file?.config ?? {};
  const name = source.folders.folderName(folder);
  const indexEntry =
    config.link?.type === 'doc'
      ? linkedEntry(source, folder, config.link.id)
      : source.folders.pagesIn(folder).find((entry) => entry.isIndex);
  if (file && config.link?.type === 'doc' && !indexEntry) reportUnknown(source, file, config.link);
  const inFolder = fileNameTitle(name.name);
  const label =
    config.label === undefined
      ? (docTitle(indexEntry?.doc) ?? source.translate(inFolder))
      : source.translate(config.label);
  const written =
    (file?.original ?? config).label ??
    docTitle(indexEntry?.doc.original ?? indexEntry?.doc) ??
    inFolder;
  const index =
    config.link === null || (indexEntry && config.link?.type !== 'generated-index')
      ? undefined
      : generatedIndex(source, {
          written,
          label,
          link: config.link?.type === 'generated-index' ? config.link : undefined,
          description: config.description,
        });
  const route = config.link === null ? undefined : (index?.route ?? indexEntry?.route);
  const nodes = sidebarFromFolder(source, folder).filter(
    (child) => child.kind !== 'page' || child.route !== route,
  );
  const entry = {
    label,
    hidden: !index && indexEntry !== undefined && isUnlisted(source, indexEntry),
    className: config.className,
    badge: config.badge
      ? readBadge(config.badge)
      : route === indexEntry?.route
        ? indexEntry?.doc.meta.sidebar_badge
        : undefined,
    icon:
      file && config.icon !== undefined
        ? source.icons.find(config.icon, () => startOfFile(file.path))
        : indexEntry && route === indexEntry.route
          ? pageIcon(source, indexEntry)
          : undefined,
  };
  const { collapsible = true, collapsed = true } = config;
  // A folder with nothing but its own page is a page.
  const node: SidebarNode =
    nodes.length === 0 && route !== undefined && !index
      ? { kind: 'page', ...entry, route }
      : { kind: 'category', ...entry, route, index, collapsible, collapsed, nodes };
  return order(node, config.position ?? indexEntry?.position ?? name.position, name.name);
}

/** Returns the document that a category's `link` names: by its name in the folder, or else by its whole id. */
function linkedEntry({ folders }: SidebarSource, folder: string, id: string): DocEntry | undefined {
  return (
    folders.pagesIn(folder).find((entry) => lastName(entry.id) === id) ??
    folders.find(id) ??
    folders.find(`${folder}/${id}`)
  );
}

function docTitle(doc: Doc | undefined): string | undefined {
  return doc?.meta.sidebar_label ?? doc?.title;
}

function reportUnknown(
  { entries, report }: SidebarSource,
  { path: file }: CategoryFile,
  { id }: { readonly id: string },
): void {
  const hint = didYouMean(
    id,
    entries.map((entry) => entry.id),
  );
  const place = startOfFile(file);
  report(diagnose('site/unknown-doc', { id }, { place, hint }));
}

function order(node: SidebarNode, position: number | undefined, name: string): Ordered {
  return { node, name, position: position ?? Number.POSITIVE_INFINITY };
}

function byPosition(a: Ordered, b: Ordered): number {
  if (a.position !== b.position) return a.position - b.position;
  return compareNames(a.name, b.name);
}
