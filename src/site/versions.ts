import type { Outcome } from '../diagnostics/diagnostic.js';
import type { DocEntry } from './doc-routes.js';
import type { DocsVersion, SiteInput } from './input.js';
import { findProduct } from './products.js';
import { planSidebars } from './sidebar/plan.js';
import { type SidebarTree, visibleSidebarPages } from './sidebar/tree.js';
import { joinRoute } from './urls.js';

/** A docs version with its documents and sidebars. */
export interface VersionPlan {
  readonly version: DocsVersion;
  readonly entries: readonly DocEntry[];
  readonly sidebars: readonly SidebarTree[];
  /** Route of the main document. */
  readonly mainRoute: string | undefined;
  /** Route of the root page, else of the first page in the sidebar. */
  readonly docsRoute: string | undefined;
}

/** Plans one docs version; `entries` are the documents of all versions. */
export function planVersion(
  version: DocsVersion,
  entries: readonly DocEntry[],
  input: SiteInput,
): Outcome<VersionPlan> {
  const own = entries.filter((entry) => entry.version === version.name);
  const { value: sidebars, diagnostics } = planSidebars(own, version, input);
  const items = sidebars.flatMap((tree) => visibleSidebarPages(tree.nodes));
  const isDocument = (route: string): boolean => own.some((entry) => entry.route === route);
  const root = joinRoute(version.routeBase);
  const main = own.find(({ id }) => id === findProduct(input, version.name)?.mainDoc)?.route;
  const firstDocument = items.find(({ route }) => isDocument(route))?.route;
  const mainRoute = main ?? (isDocument(root) ? root : firstDocument);
  const docsRoute = isDocument(root) ? root : (items[0]?.route ?? mainRoute);
  return { value: { version, entries: own, sidebars, mainRoute, docsRoute }, diagnostics };
}

/** Returns the versions of a product. */
export function versionsOfProduct(
  versions: readonly VersionPlan[],
  product: string | undefined,
): readonly VersionPlan[] {
  return versions.filter(({ version }) => version.product === product);
}

/** Returns the default version of each product that has documents, in the order of the configuration. */
export function defaultVersions(versions: readonly VersionPlan[]): readonly VersionPlan[] {
  const products = new Set(versions.map(({ version }) => version.product));
  return [...products].flatMap(
    (product) => defaultVersion(versionsOfProduct(versions, product)) ?? [],
  );
}

/**
 * Returns the default version for links: the latest, or the newest with documents; of several products, that of the
 * first one.
 */
export function defaultVersion(versions: readonly VersionPlan[]): VersionPlan | undefined {
  const filled = versions.filter(({ entries }) => entries.length > 0);
  return filled.find(({ version }) => version.isLatest) ?? filled[0];
}
