import { mainProduct } from '../files/docs-folder.js';
import type { LocalePlan } from './locale-plan.js';
import { isHidden, isSecondary, type SidebarNode, type SidebarTree } from './sidebar/tree.js';
import { leadingVersions } from './versions.js';

/** An entry of the site's table of contents: a page, a category of pages, or both. */
export interface ReadingItem {
  readonly label: string;
  /** Path of the page in the output folder. */
  readonly file?: string | undefined;
  readonly items: readonly ReadingItem[];
  /** Name of its sidebar, of further products `sdk/docs`; only of the outermost entries. */
  readonly sidebar?: string | undefined;
}

/** Returns the sidebars of the leading docs version of each product, then those of its APIs: every listed page, in reading order. */
export function readingOrder(plan: LocalePlan): readonly ReadingItem[] {
  const leading = leadingVersions(plan.versions);
  const apis = plan.apis.filter(({ sidebar: { version } }) => {
    return version === undefined || version === leading[0]?.version.name;
  });
  const products = leading.flatMap(({ sidebars, version }) =>
    sidebars.map((tree) => {
      const { product: id, productLabel: label } = version;
      return { tree, product: leading.length > 1 ? { id, label } : undefined };
    }),
  );
  const trees = [...products, ...apis.map(({ sidebar: tree }) => ({ tree, product: undefined }))];
  const files = new Map(plan.definitions.map(({ route, file }) => [route, plan.urls.output(file)]));
  const items = (nodes: readonly SidebarNode[]): ReadingItem[] =>
    nodes.flatMap((node) => {
      if (node.kind === 'link' || isHidden(node) || isSecondary(node)) return [];
      const { label, route } = node;
      const below = node.kind === 'category' ? items(node.nodes) : [];
      const file = route === undefined || node.hidden ? undefined : files.get(route);
      return file === undefined && below.length === 0 ? [] : [{ label, file, items: below }];
    });
  return trees.flatMap(({ tree, product }) => {
    const own = withTitle(tree, items(tree.nodes));
    if (product === undefined || own.length === 0)
      return own.map((item) => ({ ...item, sidebar: tree.name }));
    const sidebar = product.id === mainProduct ? tree.name : `${product.id}/${tree.name}`;
    return [{ label: product.label, items: own, sidebar }];
  });
}

/** The sidebar of an API begins with its overview, which the others belong to. */
function withTitle({ root }: SidebarTree, items: readonly ReadingItem[]): readonly ReadingItem[] {
  const [first, ...rest] = items;
  if (root === undefined || first === undefined) return items;
  return first.label === root.label ? [{ ...first, items: rest }] : [{ label: root.label, items }];
}
