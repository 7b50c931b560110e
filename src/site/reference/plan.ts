import type { OutputFile } from '../../files/output-file.js';
import { formatMessage, type Messages } from '../../i18n/index.js';
import type { Api } from '../../openapi/api/api.js';
import { isVeryLarge } from '../../openapi/api/description-size.js';
import type { Operation } from '../../openapi/api/operation.js';
import type { Asset, SiteApi, SiteInput } from '../input.js';
import type { CategoryContent } from '../page-props/page.js';
import type { PageDefinition } from '../pages/page.js';
import { describedProduct } from '../products.js';
import type { SidebarTree } from '../sidebar/tree.js';
import type { Urls } from '../urls.js';
import type { ApiViews } from './api-views/api-views.js';
import type { NamedApi, OperationTarget } from './naming/named-api.js';
import { rendererLinks } from './naming/renderer-links.js';
import { callbackId } from './operations/build-operation-view.js';
import type { FindGuides } from './operations/operation-guides.js';
import { ApiPages } from './pages/api-pages.js';
import { apiSidebar } from './pages/api-sidebar.js';
import { referencePages } from './pages/page-definitions.js';
import type { ReferenceContext } from './reference-context.js';
import { connectSources } from './requests/connect-sources.js';
import { collectionFiles } from './requests/request-collections.js';
import { requestFiles } from './requests/request-files.js';
import { type ApiRoutes, apiRoutes } from './routes/api-routes.js';
import { referenceLayout } from './routes/reference-layout.js';
import { findField } from './schemas/field-target.js';
import { teaser } from './texts/shorten-description.js';

/** The part of the site that documents an API description. */
export interface ApiPlan extends NamedApi {
  /** Its label in the navigation. */
  readonly label: string;
  /** Its title (if the label differs), its version, and one sentence about it. */
  readonly about: string;
  /** One sentence about it. */
  readonly summary: string | undefined;
  readonly operationCount: number;
  /** Its tags that have operations, else its first operations, as the cards of a page. */
  readonly cards: () => CategoryContent['items'];
  readonly pages: ApiPages;
  readonly definitions: readonly PageDefinition[];
  readonly sidebar: SidebarTree;
  readonly downloads: ReadonlyMap<string, Asset>;
  readonly files: readonly OutputFile[];
  /** Whether readers can compose requests. */
  readonly isTried: boolean;
  /** CSP sources that pages send requests to. */
  readonly connect: readonly string[];
}

/** Plans the reference of each description that loaded. */
export function planApis(input: SiteInput, urls: Urls, guidesOf: FindGuides): readonly ApiPlan[] {
  return input.apis.flatMap((own) =>
    own.api ? [planApi({ ...own, api: own.api }, input, urls, guidesOf)] : [],
  );
}

function planApi(
  { api: written, options, version, untranslated }: SiteApi & { readonly api: Api },
  { messages, docs, locale, config, versions }: SiteInput,
  urls: Urls,
  guidesOf: FindGuides,
): ApiPlan {
  const api = translateImpliedNames(written, messages);
  const routes = apiRoutes(options.route);
  const reference: ReferenceContext = {
    api,
    routes,
    layout: referenceLayout(api, options.layout),
    urls,
    messages,
    untranslated,
    linkBase: options.linkBase,
    requests: requestFiles(api, options.tryIt, urls),
    collections: collectionFiles(api, options),
  };
  const pages = new ApiPages(reference);
  const named = new Map(api.schemas.map((schema) => [schema.name, schema]));
  const fallback = options.isListed ? api.title : formatMessage(messages, 'reference.title');
  const label = options.label ?? fallback;
  const places = [...(locale.isDefault ? [] : [locale.code]), ...(version ? [version] : [])];
  const key = version === undefined ? undefined : [...places, options.id].join('/');
  const sidebar = { name: options.id, key, version, label };
  const partOf = options.isListed ? label : undefined;
  return {
    id: options.id,
    version,
    product:
      versions.find(({ name }) => name === version)?.product ?? describedProduct(options, config),
    path: api.path,
    pages,
    label,
    about: apiAbout(api, label),
    summary: api.summary ?? teaser(api.description),
    operationCount: api.operations.length,
    cards: () => homeCards(api, pages.views),
    overview: routes.overview,
    definitions: referencePages(reference, pages, { sidebar, partOf, guidesOf }),
    sidebar: apiSidebar(
      reference,
      pages.views,
      sidebar,
      docs.some(({ meta }) => meta.slug === routes.changes),
    ),
    downloads: downloadAssets(reference, pages),
    files: [...downloadFiles(reference, pages), ...reference.requests.files],
    isTried: options.tryIt !== false,
    connect: connectSources(api, options.tryIt),
    operations: operationTargets(reference, pages.views),
    schemas: schemaTargets(api, routes),
    shown: { operations: operationsByName(api), schemas: named },
    findAnchor: rendererLinks(api, pages.views),
    findField: (schema, pointer) => findField(schema, pointer, named),
  };
}

/** Number of operations on the home page, if they have no tags. */
const maxOperationCards = 9;

/** The only tag says nothing of an API: its operations do. */
function homeCards(api: Api, views: ApiViews): CategoryContent['items'] {
  const tags = tagCards(api, views);
  if (tags.length > 1) return tags;
  return api.operations.slice(0, maxOperationCards).map((operation) => ({
    label: operation.title,
    url: views.operationUrl(operation),
    description: `${operation.method} ${operation.path}`,
  }));
}

function tagCards({ groups, operations }: Api, views: ApiViews): CategoryContent['items'] {
  return groups.flatMap(({ tags }) =>
    tags.flatMap((tag) => {
      const own = operations.filter(({ tag: first, tags: all = [first] }) =>
        all.includes(tag.slug),
      );
      const description = views.t('reference.operationCount', { count: own.length });
      return own.length === 0 ? [] : [{ label: tag.label, url: views.tagUrl(tag), description }];
    }),
  );
}

function schemaTargets({ schemas }: Api, routes: ApiRoutes): ApiPlan['schemas'] {
  return new Map(
    schemas.map((schema) => [schema.name, { route: routes.schema(schema), title: schema.name }]),
  );
}

function operationsByName({ operations }: Api): ReadonlyMap<string, Operation> {
  return byName(operations, (operation) => operation);
}

/** Returns what `make` makes of the operations, by method and path (`GET /moons/{id}`) and by operationId. */
function byName<T>(
  operations: readonly Operation[],
  make: (operation: Operation) => T,
): ReadonlyMap<string, T> {
  const made = operations.map((operation) => ({ operation, value: make(operation) }));
  return new Map([
    ...made.map(({ operation: { method, path }, value }) => [`${method} ${path}`, value] as const),
    ...made.flatMap(({ operation: { operationId }, value }) =>
      operationId === undefined ? [] : [[operationId, value] as const],
    ),
  ]);
}

/** Returns what readers can download, by the path that links in texts use. */
function downloadAssets(
  { api: { downloads }, collections, routes }: ReferenceContext,
  pages: ApiPages,
): ApiPlan['downloads'] {
  return new Map([
    ...downloads.map(
      ({ format }) =>
        [routes.download(format).slice(1), { output: pages.download(format) }] as const,
    ),
    ...collections.map(
      ({ name }) => [routes.file(name).slice(1), { output: pages.collection(name) }] as const,
    ),
  ]);
}

function downloadFiles(
  { api: { downloads }, collections }: ReferenceContext,
  pages: ApiPages,
): readonly OutputFile[] {
  return [
    ...downloads.map((download) => ({
      path: pages.download(download.format),
      contents: publishedDescription(download),
    })),
    ...collections.map(({ name, contents }) => ({ path: pages.collection(name), contents })),
  ];
}

function apiAbout({ title, version, summary, description }: Api, label: string): string {
  const name = label === title ? version : `${title} ${version}`;
  return [name, summary ?? teaser(description)].filter(Boolean).join(' · ');
}

/** Returns the link targets by name; operations take precedence over webhooks of the same id. */
function operationTargets(
  { api, routes, layout }: ReferenceContext,
  { ids }: ApiViews,
): ApiPlan['operations'] {
  const target = (
    { title, method }: Operation,
    route: string,
    anchor: string,
  ): OperationTarget => ({
    title,
    method,
    ...(layout === 'single' ? { route: routes.overview, anchor } : { route }),
  });
  /** Callback operations are on the page of their operation. */
  const operationCallbacks = (
    { callbacks = [] }: Operation,
    route: string,
    anchor: string,
  ): readonly (readonly [string, OperationTarget])[] =>
    callbacks.flatMap(({ name, operations }) =>
      operations.map((one) => {
        const own = callbackId(name, one);
        const place =
          layout === 'single'
            ? { route: routes.overview, anchor: `${anchor}.${own}` }
            : { route, anchor: own };
        return [one.operationId ?? '', { title: one.title, method: one.method, ...place }] as const;
      }),
    );
  const webhooks = api.webhooks ?? [];
  return new Map(
    [
      ...webhooks.flatMap((one) => operationCallbacks(one, routes.webhook(one), ids.webhook(one))),
      ...api.operations.flatMap((one) =>
        operationCallbacks(one, routes.operation(one), ids.operation(one)),
      ),
      ...webhooks.map(
        (webhook) =>
          [
            webhook.operationId ?? '',
            target(webhook, routes.webhook(webhook), ids.webhook(webhook)),
          ] as const,
      ),
      ...byName(api.operations, (operation) =>
        target(operation, routes.operation(operation), ids.operation(operation)),
      ),
    ].filter(([id]) => id !== ''),
  );
}

/** Returns the text of a description for download; very large JSON is minified. */
function publishedDescription({ format, text }: Api['downloads'][number]): string {
  if (format !== 'json' || !isVeryLarge(text)) return text;
  // Removes white space from the text, because parsing would change large numbers.
  return text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
}

/** Returns the description with translated names for the tag and the group that docsgen adds. */
function translateImpliedNames(api: Api, messages: Messages): Api {
  const groups = api.groups.map((group) => ({
    ...group,
    name: group.implied ? formatMessage(messages, 'reference.otherTags') : group.name,
    tags: group.tags.map((tag) =>
      tag.implied ? { ...tag, label: formatMessage(messages, 'reference.defaultTag') } : tag,
    ),
  }));
  return { ...api, groups };
}
