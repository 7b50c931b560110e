import { formatMessage } from '../../i18n/index.js';
import type { SiteInput } from '../input.js';
import type { CategoryContent, HomeContent } from '../page-props/page.js';
import type { PageLink } from '../page-props/page-link.js';
import type { ApiPlan } from '../reference/plan.js';
import { type SidebarTree, visibleSidebarPages } from '../sidebar/tree.js';
import type { Urls } from '../urls.js';
import { defaultVersions, type VersionPlan } from '../versions.js';
import { type CardDescriptions, type DescribePage, sidebarCards } from './doc-pages.js';
import type { PageDefinition } from './page.js';

type Section = HomeContent['sections'][number];

/** What a home page leads to. */
interface PlannedPages {
  /** Title of the site. */
  readonly title: string;
  readonly input: SiteInput;
  readonly urls: Urls;
  readonly versions: readonly VersionPlan[];
  readonly apis: readonly ApiPlan[];
  /** Those of the versions that readers without a choice see. */
  readonly defaultApis: readonly ApiPlan[];
  readonly entryPoints: readonly PageLink[];
}

/** Number of cards of each section, if there are several: its heading leads to the rest. */
const maxCards = 9;

/**
 * Defines the home page of a site without one: buttons for its documents, references and blog, then what the documents
 * and references begin with.
 *
 * @param written routes of all pages but the generated pages of categories
 */
export function generatedHomePage(
  plan: PlannedPages,
  descriptions: CardDescriptions,
  written: ReadonlySet<string>,
): PageDefinition {
  const { title, input, apis } = plan;
  const [api, ...others] = apis;
  const description = input.config.tagline ?? (others.length === 0 ? api?.summary : undefined);
  const parts = (describe: DescribePage) => {
    const sections = [...docsSections(plan, describe), ...apiSections(plan)];
    const isOnly = sections.length === 1;
    return {
      entryPoints: buttons(plan, written),
      sections: sections.map((section) => ({
        ...section,
        // The only button says the same.
        title: isOnly && plan.entryPoints.length === 1 ? undefined : section.title,
        items: isOnly ? section.items : section.items.slice(0, maxCards),
      })),
    };
  };
  return {
    kind: 'home',
    route: '/',
    file: 'index.html',
    title,
    meta: { description },
    dependencies: () => [parts(descriptions.digestOf)],
    content: () => ({ kind: 'home', title, description, ...parts(descriptions.textOf) }),
  };
}

/** Returns the entry points but a generated start page, which has the same cards, and references that are cards. */
function buttons(
  { urls, versions, defaultApis, entryPoints }: PlannedPages,
  written: ReadonlySet<string>,
): readonly PageLink[] {
  const [docs] = defaultVersions(versions);
  const start = docs?.sidebars[0]?.start?.route;
  if (entryPoints.length === 1 && start !== undefined && !written.has(start)) return [];
  const cards =
    defaultApis.length > 1 ? defaultApis.map(({ overview }) => urls.page(overview)) : [];
  return entryPoints.filter(({ url }) => !cards.includes(url));
}

function docsSections(plan: PlannedPages, describe: DescribePage): Section[] {
  const { input, urls, versions } = plan;
  return defaultVersions(versions).flatMap((docs): Section[] => {
    if (docs.docsRoute === undefined) return [];
    const url = urls.page(docs.docsRoute);
    const [first, ...others] = docs.sidebars;
    const items =
      others.length > 0
        ? docs.sidebars.flatMap((tree) => sidebarCard(tree, plan))
        : sidebarCards(first?.nodes ?? [], describe, urls).filter((card) => card.url !== url);
    const size = formatMessage(input.messages, 'page.count', { count: docs.entries.length });
    return items.length === 0 ? [] : [{ title: docs.version.productLabel, url, size, items }];
  });
}

/** Returns the card of one of several sidebars. It has the name of its navbar item. */
function sidebarCard(
  { name, nodes }: SidebarTree,
  { input, urls }: PlannedPages,
): CategoryContent['items'] {
  const pages = visibleSidebarPages(nodes);
  const [first] = pages;
  if (!first) return [];
  const item = input.config.themeConfig.navbar.items?.find(
    (one) => one.type === 'docSidebar' && one.sidebarId === name,
  );
  const label = (item && 'label' in item ? item.label : undefined) ?? first.label;
  return [{ label, url: urls.page(first.route), count: pages.length }];
}

/** Returns the tags or operations of the only API, or a card for each of several. */
function apiSections({ input, urls, defaultApis }: PlannedPages): Section[] {
  const [api, ...others] = defaultApis;
  if (!api) return [];
  const sizeOf = (count: number) =>
    formatMessage(input.messages, 'reference.operationCount', { count });
  if (others.length > 0) {
    const items = defaultApis.map(({ label, overview, operationCount }) => ({
      label,
      url: urls.page(overview),
      description: sizeOf(operationCount),
    }));
    return [{ title: formatMessage(input.messages, 'reference.title'), items }];
  }
  const items = api.cards();
  if (items.length === 0) return [];
  const { label: title, overview, operationCount } = api;
  return [{ title, url: urls.page(overview), size: sizeOf(operationCount), items }];
}
