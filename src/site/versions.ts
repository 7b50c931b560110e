import type { Outcome } from '../diagnostics/diagnostic.js';
import type { DocEntry } from './entries.js';
import type { DocsVersion, SiteInput } from './input.js';
import { planSidebars } from './sidebar/plan.js';
import { type SidebarTree, visibleSidebarStops } from './sidebar/tree.js';
import { joinRoute } from './urls.js';

/** A version of the documents with what readers find in it. */
export interface VersionPlan {
  readonly version: DocsVersion;
  readonly entries: readonly DocEntry[];
  readonly sidebars: readonly SidebarTree[];
  /** Route of its main document. */
  readonly mainRoute: string | undefined;
  /** Route of its root: the page there, else where readers begin. */
  readonly docsRoute: string | undefined;
}

/** Plans one version; `entries` are the documents of all. */
export function planVersion(
  version: DocsVersion,
  entries: readonly DocEntry[],
  input: SiteInput,
): Outcome<VersionPlan> {
  const own = entries.filter((entry) => entry.version === version.name);
  const { value: sidebars, diagnostics } = planSidebars(own, version, input);
  const stops = sidebars.flatMap((tree) => visibleSidebarStops(tree.nodes));
  const isDocument = (route: string): boolean => own.some((entry) => entry.route === route);
  const root = joinRoute(version.routeBase);
  const main = own.find(({ id }) => id === input.config.docs.mainDoc)?.route;
  const firstDocument = stops.find(({ route }) => isDocument(route))?.route;
  const mainRoute = main ?? (isDocument(root) ? root : firstDocument);
  const docsRoute = isDocument(root) ? root : (stops[0]?.route ?? mainRoute);
  return { value: { version, entries: own, sidebars, mainRoute, docsRoute }, diagnostics };
}

/** The version that readers are led to where nothing says another one: the latest that has documents. */
export function leadingVersion(versions: readonly VersionPlan[]): VersionPlan | undefined {
  const filled = versions.filter(({ entries }) => entries.length > 0);
  return filled.find(({ version }) => version.isLatest) ?? filled[0];
}
