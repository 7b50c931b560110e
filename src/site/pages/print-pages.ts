import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import { formatMessage } from '../../i18n/index.js';
import type { SiteInput } from '../input.js';
import type { PrintItem } from '../page-props/page.js';
import type { ApiPlan } from '../reference/plan.js';
import {
  type ReadingItem,
  readingFiles,
  sectionIds,
  sidebarReading,
  siteSidebarName,
} from '../sidebar/reading.js';
import type { SidebarTree } from '../sidebar/tree.js';
import { joinRoute, routeFile, type Urls } from '../urls.js';
import type { VersionPlan } from '../versions.js';
import type { PageDefinition } from './page.js';

/** The parts of a locale's plan that have sidebars. */
interface PlannedSidebars {
  readonly input: SiteInput;
  readonly urls: Urls;
  readonly versions: readonly VersionPlan[];
  readonly apis: readonly ApiPlan[];
}

/** A sidebar of the site whose pages can be printed together. */
export interface PrintableSidebar {
  readonly tree: SidebarTree;
  /** Name as in `printPages`: `docs`, `sdk/docs`. */
  readonly name: string;
  /** As readers see it. */
  readonly label: string;
  readonly route: string;
  /** The page that its breadcrumbs begin with. */
  readonly start: { readonly label: string; readonly route: string } | undefined;
}

/** Returns the sidebars that the configuration gives a print page. */
export function printableSidebars(plan: PlannedSidebars): readonly PrintableSidebar[] {
  const { printPages } = plan.input.config;
  if (printPages === false) return [];
  const all = allSidebars(plan);
  return printPages === true ? all : all.filter(({ name }) => printPages.includes(name));
}

/** Reports names in `printPages` that no sidebar has; once, not in every locale. */
export function unknownPrintPages(plan: PlannedSidebars): readonly Diagnostic[] {
  const { config, locale, locate } = plan.input;
  const { printPages } = config;
  if (!Array.isArray(printPages) || !locale.isDefault) return [];
  const known = [...new Set(allSidebars(plan).map(({ name }) => name))];
  return printPages.flatMap((name, index) => {
    if (known.includes(name)) return [];
    const details = { place: locate(['printPages', index]), hint: didYouMean(name, known) };
    return [diagnose('site/unknown-sidebar', { name }, details)];
  });
}

/** Returns all sidebars of the documents and the APIs, in each docs version. */
function allSidebars({ versions, apis }: PlannedSidebars): readonly PrintableSidebar[] {
  const ofDocs = versions.flatMap(({ version, sidebars, docsRoute }) =>
    sidebars.map((tree): PrintableSidebar => {
      const { routeBase, product, productLabel: label } = version;
      const folder = joinRoute(routeBase, 'print');
      const isOnly = sidebars.length === 1;
      return {
        tree,
        name: siteSidebarName(tree, product),
        label: isOnly ? label : `${label}, ${tree.name}`,
        route: isOnly ? folder : joinRoute(folder, tree.name),
        start: docsRoute === undefined ? undefined : { label, route: docsRoute },
      };
    }),
  );
  const ofApis = apis.map(({ sidebar: tree, label, overview }): PrintableSidebar => {
    const route = joinRoute(overview, 'print');
    return { tree, name: tree.name, label, route, start: { label, route: overview } };
  });
  return [...ofDocs, ...ofApis];
}

/**
 * Defines a page for each of these sidebars that holds all of its pages. Its sections are filled in when the pages have
 * been rendered.
 *
 * @param others the other pages of the locale
 */
export function printPages(
  plan: PlannedSidebars,
  others: readonly PageDefinition[],
): readonly PageDefinition[] {
  const { messages } = plan.input;
  const files = new Map(others.map(({ route, file }) => [route, plan.urls.output(file)]));
  return printableSidebars(plan).flatMap(({ tree, label, route, start }): PageDefinition[] => {
    const reading = sidebarReading(tree, files);
    const joins = readingFiles(reading);
    if (joins.length === 0) return [];
    const items = printItems(reading, sectionIds(joins));
    const title = formatMessage(messages, 'print.title', { name: label });
    const count = joins.length;
    return [
      {
        kind: 'print',
        route,
        file: routeFile(route),
        title,
        version: tree.version,
        identity: `print:${tree.name}`,
        dependencies: () => [title, items, joins],
        dependsOnLinksOnly: true,
        content: () => ({ kind: 'print', title, count, items }),
        meta: { noIndex: true, sidebar: { name: tree.name } },
        parents: start && [start],
        joins,
      },
    ];
  });
}

function printItems(
  items: readonly ReadingItem[],
  ids: ReadonlyMap<string, string>,
): readonly PrintItem[] {
  return items.map(({ label, file, items: below }) => ({
    label,
    id: file === undefined ? undefined : ids.get(file),
    items: printItems(below, ids),
  }));
}
