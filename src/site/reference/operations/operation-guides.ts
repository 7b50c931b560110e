import type { DocEntry } from '../../doc-routes.js';
import type { PageLink } from '../../page-props/page-link.js';
import { joinRoute, type Urls } from '../../urls.js';
import type { ApiNames } from '../naming/api-names.js';
import type { NamedApi } from '../naming/named-api.js';

/** Returns the documents that use the operation on the page of a route, those that show it first. */
export type FindGuides = (route: string) => readonly PageLink[];

/** What the documents that use operations are found with. */
interface GuideSources {
  readonly entries: readonly DocEntry[];
  readonly apis: readonly NamedApi[];
  readonly names: ApiNames;
  /**
   * Names of the docs versions whose documents count for the descriptions of other products and those without a version:
   * one of each product.
   */
  readonly defaultVersionNames: readonly string[];
  readonly urls: Urls;
}

/** Finds the documents that use an operation. Standalone pages and unlisted documents do not count. */
export function operationGuides({
  entries,
  apis,
  names,
  defaultVersionNames,
  urls,
}: GuideSources): FindGuides {
  const shown = new Map<string, PageLink[]>();
  const linked = new Map<string, PageLink[]>();
  const byRoute = operationsByRoute(apis);
  const describes = (api: NamedApi, version: string): boolean =>
    api.version === version ||
    (defaultVersionNames.includes(version) &&
      (api.version === undefined || defaultVersionNames.includes(api.version)));
  for (const { doc, route, version } of entries) {
    const { operations, meta, title, file } = doc;
    if (operations === undefined || version === undefined || meta.unlisted) continue;
    const link = { label: title, url: urls.page(route) };
    const operationRoute = (name: string): string | undefined => {
      const found = names.find('operation', name, { file, route });
      if (found.kind !== 'found' || !describes(found.api, version)) return undefined;
      const target = found.api.operations.get(found.name);
      return target?.anchor === undefined ? target?.route : undefined;
    };
    const here = new Set(operations.shown.flatMap((name) => operationRoute(name) ?? []));
    for (const one of here) add(shown, one, link);
    const targets = operations.linked.flatMap((target) => {
      if (target.startsWith('op:')) return operationRoute(target.slice('op:'.length)) ?? [];
      const api = byRoute.get(joinRoute(target));
      return api && describes(api, version) ? joinRoute(target) : [];
    });
    for (const one of new Set(targets)) if (!here.has(one)) add(linked, one, link);
  }
  return (route) => [...(shown.get(route) ?? []), ...(linked.get(route) ?? [])];
}

function operationsByRoute(apis: readonly NamedApi[]): ReadonlyMap<string, NamedApi> {
  return new Map(
    apis.flatMap((api) =>
      [...api.operations.values()].flatMap(({ route, anchor }) =>
        anchor === undefined ? [[route, api] as const] : [],
      ),
    ),
  );
}

function add(lists: Map<string, PageLink[]>, route: string, link: PageLink): void {
  const known = lists.get(route);
  if (known) known.push(link);
  else lists.set(route, [link]);
}
