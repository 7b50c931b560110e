import type { LocalePlan } from './locale-plan.js';
import { type ReadingItem, sidebarReading, siteSidebarName } from './sidebar/reading.js';
import { defaultVersions } from './versions.js';

/** Returns the sidebars of the default docs version of each product, then those of its APIs: every listed page, in reading order. */
export function readingOrder(plan: LocalePlan): readonly ReadingItem[] {
  const defaults = defaultVersions(plan.versions);
  const apis = plan.apis.filter(({ sidebar: { version } }) => {
    return version === undefined || version === defaults[0]?.version.name;
  });
  const products = defaults.flatMap(({ sidebars, version }) =>
    sidebars.map((tree) => {
      const { product: id, productLabel: label } = version;
      return { tree, product: defaults.length > 1 ? { id, label } : undefined };
    }),
  );
  const trees = [...products, ...apis.map(({ sidebar: tree }) => ({ tree, product: undefined }))];
  const files = new Map(plan.definitions.map(({ route, file }) => [route, plan.urls.output(file)]));
  return trees.flatMap(({ tree, product }) => {
    const own = sidebarReading(tree, files);
    const sidebar = siteSidebarName(tree, product?.id);
    if (product === undefined || own.length === 0) return own.map((item) => ({ ...item, sidebar }));
    return [{ label: product.label, items: own, sidebar }];
  });
}
