import { formatMessage } from '../../i18n/index.js';
import type { Api } from '../../openapi/api/api.js';
import type { Operation } from '../../openapi/api/operation.js';
import { fragmentHtml } from '../fragment-html.js';
import type { SiteApi, SiteInput } from '../input.js';
import type { PageLinks } from '../links/links.js';
import type { PageContent } from '../page-props/page.js';
import type { PageDefinition, PageMeta, PageNeighbours } from '../pages/page.js';
import { fragmentIds } from '../text-ids.js';
import { routeFile } from '../urls.js';
import { descriptionIds } from './description-ids.js';
import type { Layout } from './layout.js';
import type { GuidesOf } from './operation-guides.js';
import type { ApiPages } from './pages.js';
import type { ApiRoutes } from './routes.js';
import { teaser } from './shorten-description.js';
import type { SidebarNames } from './sidebar.js';
import type { ToHtml } from './views.js';

/** Site settings for an API reference. */
interface ReferenceSettings extends Pick<SiteInput, 'texts'>, Pick<SiteApi, 'untranslated'> {
  readonly sidebar: SidebarNames;
  /** Name of the API, if another reference may have pages with the same titles. */
  readonly partOf: string | undefined;
  readonly guidesOf: GuidesOf;
}

/** Defines the pages of an API description, in sidebar order. */
export function referencePages(
  { untranslated, texts, sidebar, partOf, guidesOf }: ReferenceSettings,
  api: Api,
  pages: ApiPages,
  routes: ApiRoutes,
  layout: Layout,
): PageDefinition[] {
  const { name, label, version } = sidebar;
  const tags = api.groups.flatMap((group) => group.tags.map((tag) => ({ tag, group: group.name })));
  /** Identifies the page across versions, whose routes have different prefixes. */
  const routeIdentity = (route: string): string =>
    `api:${name}:${route.slice(routes.overview.length)}`;
  const ofVersion =
    version === undefined ? undefined : { version, within: routeIdentity(routes.overview) };
  const seed = (
    route: string,
    title: string,
    description: string | undefined,
    content: (toHtml: ToHtml, neighbours: PageNeighbours, isMarkdown: boolean) => PageContent,
  ): PageDefinition => ({
    route,
    title,
    file: routeFile(route),
    source: api.path,
    ...(ofVersion && { ...ofVersion, identity: routeIdentity(route) }),
    untranslated: untranslated !== undefined,
    dependsOnLinksOnly: true,
    meta: {
      description,
      partOf: route === routes.overview ? undefined : partOf,
    } satisfies PageMeta,
    content: (neighbours, links) =>
      content(htmlWith(links, route, idsBeside(route)), neighbours, false),
    markdownContent: (write) => content((fragment) => fragment && write(fragment), {}, true),
  });
  const lists = new Set([routes.overview, ...tags.map(({ tag }) => routes.tag(tag))]);
  /** Returns the ids of the listed operations and tags; undefined for the page of one operation or schema. */
  const idsBeside = (route: string): readonly string[] | undefined =>
    lists.has(route) ? pages.views.ids.all : undefined;
  const exchange = (
    route: string,
    operation: Operation,
    sender: 'reader' | 'service',
  ): PageDefinition => ({
    ...seed(
      route,
      operation.title,
      teaser(operation.description),
      (toHtml, neighbours, isMarkdown) => ({
        ...pages.operation(operation, sender, neighbours, toHtml, isMarkdown),
        usedIn: guidesOf(route),
      }),
    ),
    dependencies: () => guidesOf(route),
  });
  /** Defines a page that lists names under an interface message. */
  const list = (
    route: string,
    title: string,
    content: (neighbours: PageNeighbours) => PageContent,
  ): PageDefinition => ({
    ...seed(route, title, undefined, (_, neighbours) => content(neighbours)),
    untranslated: false,
  });
  const { webhooks = [] } = api;
  const overview = seed(routes.overview, label, teaser(api.description), (toHtml) =>
    pages.overview(toHtml),
  );
  const everything: PageDefinition = {
    ...seed(routes.everything, formatMessage(texts, 'reference.everything'), undefined, (toHtml) =>
      pages.everything(toHtml),
    ),
    // The operation's own page reports broken links.
    content: (_, links) =>
      pages.everything(htmlWith(links.quiet(), routes.everything, pages.views.ids.all)),
    // Search engines should index the operation's own page, not the middle of this long one.
    meta: { noIndex: true, partOf, sidebar: { name } },
    trail: [{ label, route: routes.overview }],
  };
  const separate = [
    ...tags.map(({ tag, group }) =>
      seed(routes.tag(tag), tag.label, teaser(tag.description), (toHtml, neighbours) =>
        pages.tag(tag, group, neighbours, toHtml),
      ),
    ),
    ...api.operations.map((operation) =>
      exchange(routes.operation(operation), operation, 'reader'),
    ),
    ...(webhooks.length === 0
      ? []
      : [
          list(routes.webhooks, formatMessage(texts, 'reference.webhooks'), (neighbours) =>
            pages.webhooks(neighbours),
          ),
        ]),
    ...webhooks.map((webhook) => exchange(routes.webhook(webhook), webhook, 'service')),
  ];
  return [
    overview,
    ...(layout === 'both' ? [everything] : []),
    ...(layout === 'single' ? [] : separate),
    ...(api.schemas.length === 0
      ? []
      : [
          list(routes.schemas, formatMessage(texts, 'reference.schemas'), () =>
            pages.schemaIndex(),
          ),
        ]),
    ...api.schemas.map((schema) =>
      seed(routes.schema(schema), schema.name, teaser(schema.schema.description), (toHtml) =>
        pages.schema(schema, toHtml),
      ),
    ),
  ];
}

function htmlWith(links: PageLinks, route: string, taken: Iterable<string> | undefined): ToHtml {
  const withOwnIds = descriptionIds(taken);
  return (fragment, prefix) => {
    if (!fragment) return undefined;
    const text = withOwnIds(fragment, prefix);
    return fragmentHtml(text, links, { route, ids: fragmentIds(text) });
  };
}
