import { formatMessage, type MessageKey } from '../../../i18n/index.js';
import type { Api, ApiTag } from '../../../openapi/api/api.js';
import type { Operation, RequestSender } from '../../../openapi/api/operation.js';
import type { NamedSchema } from '../../../openapi/api/schema.js';
import { fragmentHtml } from '../../fragment-html.js';
import { fragmentIds } from '../../fragment-ids.js';
import type { PageContent } from '../../page-props/page.js';
import type { ContentContext, PageDefinition, PageMeta, PageNeighbours } from '../../pages/page.js';
import { routeFile } from '../../urls.js';
import type { FindGuides } from '../operations/operation-guides.js';
import { descriptionIds } from '../page-state/description-ids.js';
import type { ReferenceContext } from '../reference-context.js';
import type { RenderDescription } from '../texts/render-description.js';
import { teaser } from '../texts/shorten-description.js';
import type { ApiPages } from './api-pages.js';
import type { SidebarNames } from './api-sidebar.js';

/** Site settings for an API reference. */
interface ReferenceSettings {
  readonly sidebar: SidebarNames;
  /** Name of the API, if another reference may have pages with the same titles. */
  readonly partOf: string | undefined;
  readonly guidesOf: FindGuides;
}

/** Defines the pages of an API description, in sidebar order. */
export function referencePages(
  reference: ReferenceContext,
  pages: ApiPages,
  settings: ReferenceSettings,
): PageDefinition[] {
  const { api, routes, layout } = reference;
  const define = new ReferenceDefinitions(reference, pages, settings);
  const { webhooks = [] } = api;
  const separate = [
    ...apiTags(api).map((tag) => define.tag(tag)),
    ...api.operations.flatMap((one) => define.operation(routes.operation(one), one, 'client')),
    ...(webhooks.length === 0 ? [] : [define.webhooks()]),
    ...webhooks.flatMap((webhook) => define.operation(routes.webhook(webhook), webhook, 'server')),
  ];
  return [
    define.overview(),
    ...(layout === 'both' ? [define.everything()] : []),
    ...(layout === 'single' ? [] : separate),
    ...(api.schemas.length === 0 ? [] : [define.schemas()]),
    ...api.schemas.map((schema) => define.schema(schema)),
  ];
}

function apiTags({ groups }: Api): readonly ApiTag[] {
  return groups.flatMap((group) => group.tags);
}

/** Defines each kind of page of an API description. */
class ReferenceDefinitions {
  readonly #settings: ReferenceSettings;
  readonly #reference: ReferenceContext;
  readonly #pages: ApiPages;
  /** Pages that list operations. */
  readonly #lists: ReadonlySet<string>;

  constructor(reference: ReferenceContext, pages: ApiPages, settings: ReferenceSettings) {
    const { api, routes } = reference;
    this.#reference = reference;
    this.#pages = pages;
    this.#settings = settings;
    this.#lists = new Set([routes.overview, ...apiTags(api).map((tag) => routes.tag(tag))]);
  }

  overview(): PageDefinition {
    const { label } = this.#settings.sidebar;
    const description = teaser(this.#reference.api.description);
    return this.#page(
      'api',
      this.#reference.routes.overview,
      { title: label, description },
      (renderDescription) => this.#pages.overview(renderDescription),
    );
  }

  /** Defines the page with all operations. */
  everything(): PageDefinition {
    const { partOf, sidebar } = this.#settings;
    const { messages, routes } = this.#reference;
    const { everything, overview } = routes;
    const title = formatMessage(messages, 'reference.everything');
    const page = this.#page('api', everything, { title }, (renderDescription) =>
      this.#pages.everything(renderDescription),
    );
    return {
      ...page,
      // The operation's own page reports broken links.
      content: (context) => page.content({ ...context, links: context.links.quiet() }),
      // Search engines should index the operation's own page, not the middle of this long one.
      meta: { noIndex: true, partOf, sidebar: { name: sidebar.name } },
      parents: [{ label: sidebar.label, route: overview }],
    };
  }

  tag(tag: ApiTag): PageDefinition {
    const description = teaser(tag.description);
    return this.#page(
      'tag',
      this.#reference.routes.tag(tag),
      { title: tag.label, description },
      (renderDescription, { neighbours }) => this.#pages.tag(tag, neighbours, renderDescription),
    );
  }

  /** Defines the page of an operation, and the page with all its fields if that one has no room for some. */
  operation(route: string, operation: Operation, sender: RequestSender): PageDefinition[] {
    const own = this.#operation(route, operation, sender);
    if (!this.#pages.hasAllFields(operation, sender)) return [own];
    return [own, this.#allFields(route, operation, sender)];
  }

  #allFields(route: string, operation: Operation, sender: RequestSender): PageDefinition {
    const { messages, routes } = this.#reference;
    const { label, name } = this.#settings.sidebar;
    const { title } = operation;
    const page = this.#page(
      'all-fields',
      routes.allFields(route),
      { title: formatMessage(messages, 'reference.allFields') },
      (renderDescription) => this.#pages.allFields(operation, sender, renderDescription),
    );
    return {
      ...page,
      // The operation's own page reports broken links.
      content: (context) => page.content({ ...context, links: context.links.quiet() }),
      meta: { noIndex: true, partOf: title, sidebar: { name } },
      parents: [
        { label, route: routes.overview },
        { label: title, route },
      ],
    };
  }

  #operation(route: string, operation: Operation, sender: RequestSender): PageDefinition {
    const { guidesOf } = this.#settings;
    return {
      ...this.#page(
        'operation',
        route,
        { title: operation.title, description: teaser(operation.description) },
        (renderDescription, context) => ({
          ...this.#pages.operation(operation, sender, renderDescription, {
            ...context,
            newRenderer: () => this.#descriptionRenderer(context, route),
          }),
          usedIn: guidesOf(route),
        }),
      ),
      dependencies: () => guidesOf(route),
    };
  }

  webhooks(): PageDefinition {
    return this.#list('tag', this.#reference.routes.webhooks, 'reference.webhooks', (neighbours) =>
      this.#pages.webhooks(neighbours),
    );
  }

  schemas(): PageDefinition {
    return this.#list('category', this.#reference.routes.schemas, 'reference.schemas', () =>
      this.#pages.schemaIndex(),
    );
  }

  schema(schema: NamedSchema): PageDefinition {
    const description = teaser(schema.schema.description);
    return this.#page(
      'schema',
      this.#reference.routes.schema(schema),
      { title: schema.name, description },
      (renderDescription) => this.#pages.schema(schema, renderDescription),
    );
  }

  /** Defines a page that lists names under an interface message. */
  #list(
    kind: PageDefinition['kind'],
    route: string,
    titleKey: MessageKey,
    content: (neighbours: PageNeighbours) => PageContent,
  ): PageDefinition {
    const title = formatMessage(this.#reference.messages, titleKey);
    return {
      ...this.#page(kind, route, { title }, (_, { neighbours }) => content(neighbours)),
      untranslated: false,
    };
  }

  #page(
    kind: PageDefinition['kind'],
    route: string,
    { title, description }: { readonly title: string; readonly description?: string | undefined },
    content: (renderDescription: RenderDescription, context: ContentContext) => PageContent,
  ): PageDefinition {
    const { partOf, sidebar } = this.#settings;
    const { api, routes, untranslated } = this.#reference;
    const { overview } = routes;
    const { version } = sidebar;
    return {
      kind,
      route,
      title,
      file: routeFile(route),
      source: api.path,
      ...(version !== undefined && {
        version,
        fallbackIdentity: this.#identity(overview),
        identity: this.#identity(route),
      }),
      untranslated: untranslated !== undefined,
      dependsOnLinksOnly: true,
      meta: { description, partOf: route === overview ? undefined : partOf } satisfies PageMeta,
      content: (context) => content(this.#descriptionRenderer(context, route), context),
    };
  }

  /** Identifies the page across versions, whose routes have different prefixes. */
  #identity(route: string): string {
    return `api:${this.#settings.sidebar.name}:${route.slice(this.#reference.routes.overview.length)}`;
  }

  /** Renders the descriptions of a page as HTML, or those of its Markdown copy as Markdown. */
  #descriptionRenderer({ links, target }: ContentContext, route: string): RenderDescription {
    if (target.form === 'markdown') return (fragment) => fragment && target.write(fragment);
    const { overview, everything } = this.#reference.routes;
    const isWhole = route === overview || route === everything;
    // Other pages are about one operation or schema, or list those of a tag.
    const listed = isWhole || this.#lists.has(route) ? this.#pages.views.ids.all : undefined;
    const withOwnIds = descriptionIds(
      listed,
      isWhole ? this.#reference.api.description : undefined,
    );
    return (fragment, prefix) => {
      if (!fragment) return undefined;
      const text = withOwnIds(fragment, prefix);
      return fragmentHtml(text, links, { route, ids: fragmentIds(text) });
    };
  }
}
