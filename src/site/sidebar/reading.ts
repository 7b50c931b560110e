import { mainProduct } from '../../files/docs-folder.js';
import { isHidden, isSecondary, type SidebarNode, type SidebarTree } from './tree.js';

/** An entry of a table of contents: a page, a category of pages, or both. */
export interface ReadingItem {
  readonly label: string;
  /** Path of the page in the output folder. */
  readonly file?: string | undefined;
  readonly items: readonly ReadingItem[];
  /** Name of its sidebar, of further products `sdk/docs`; only of the outermost entries. */
  readonly sidebar?: string | undefined;
}

/** Returns the name of a sidebar in a site of several products: `docs`, of further products `sdk/docs`. */
export function siteSidebarName({ name }: SidebarTree, product = mainProduct): string {
  return product === mainProduct ? name : `${product}/${name}`;
}

/**
 * Returns the listed pages of a sidebar, in reading order.
 * @param files paths in the output folder, by route
 */
export function sidebarReading(
  tree: SidebarTree,
  files: ReadonlyMap<string, string>,
): readonly ReadingItem[] {
  const items = (nodes: readonly SidebarNode[]): ReadingItem[] =>
    nodes.flatMap((node) => {
      if (node.kind === 'link' || isHidden(node) || isSecondary(node)) return [];
      const { label, route } = node;
      const below = node.kind === 'category' ? items(node.nodes) : [];
      const file = route === undefined || node.hidden ? undefined : files.get(route);
      return file === undefined && below.length === 0 ? [] : [{ label, file, items: below }];
    });
  return belowRoot(tree, items(tree.nodes));
}

/** Returns the files of the pages, each once, in reading order. */
export function readingFiles(items: readonly ReadingItem[]): readonly string[] {
  const files = (below: readonly ReadingItem[]): string[] =>
    below.flatMap(({ file, items }) => [...(file === undefined ? [] : [file]), ...files(items)]);
  return [...new Set(files(items))];
}

/** The sidebar of an API begins with its overview, which the others belong to. */
function belowRoot({ root }: SidebarTree, items: readonly ReadingItem[]): readonly ReadingItem[] {
  const [first, ...rest] = items;
  if (root === undefined || first === undefined) return items;
  return first.label === root.label ? [{ ...first, items: rest }] : [{ label: root.label, items }];
}

/** Returns the id of each page's section in a document that joins the pages, by file. */
export function sectionIds(files: readonly string[]): ReadonlyMap<string, string> {
  return new Map(files.map((file, index) => [file, `p${index + 1}`]));
}
