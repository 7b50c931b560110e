import type { Api, Operation, OutputFile } from '../../model/index.js';
import { formatText } from '../../strings/index.js';
import type { Asset, SiteInput } from '../input.js';
import type { PageSeed } from '../page.js';
import type { SidebarTree } from '../sidebar/tree.js';
import type { Urls } from '../urls.js';
import { connectSources } from './connect-sources.js';
import { type FieldPlace, findField, type MissingField } from './field-target.js';
import { nameImplied } from './implied-names.js';
import { type Layout, layoutOf } from './layout.js';
import { ApiPages } from './pages.js';
import { requestFiles } from './request-files.js';
import { type ApiRoutes, apiRoutes } from './routes.js';
import { seedApi } from './seeds.js';
import { apiSidebar } from './sidebar.js';

type Target = { readonly route: string; readonly title: string };
type OperationTarget = Target & {
  readonly anchor?: string;
  /** Upper case. */
  readonly method: string;
};

/** The part of the site that comes from the API description. */
export interface ApiPlan {
  /** Its name in navigation. */
  readonly label: string;
  readonly pages: ApiPages;
  readonly overview: string;
  readonly seeds: readonly PageSeed[];
  readonly sidebar: SidebarTree;
  readonly downloads: ReadonlyMap<string, Asset>;
  readonly files: readonly OutputFile[];
  /** Readers can put requests together. */
  readonly isTried: boolean;
  /** Where pages send requests to, as the policy names it. */
  readonly connect: readonly string[];
  /** By operationId. */
  readonly operations: ReadonlyMap<string, OperationTarget>;
  /** By name. */
  readonly schemas: ReadonlyMap<string, Target>;
  /** Finds a field by the schema's name and a JSON pointer. */
  readonly findField: (schema: string, pointer: string) => FieldPlace | MissingField;
}

export function planApi(input: SiteInput, urls: Urls): ApiPlan | undefined {
  const { config, texts } = input;
  if (!input.api || !config.openapi) return undefined;
  const api = nameImplied(input.api, texts);
  const routes = apiRoutes(config.openapi.route);
  const layout = layoutOf(api, config.openapi.layout);
  const requests = requestFiles(api, config.openapi.tryIt, urls);
  const pages = new ApiPages(input, api, routes, urls, layout, requests);
  const named = new Map(api.schemas.map((schema) => [schema.name, schema]));
  const label = config.openapi.label ?? formatText(texts, 'reference.title');
  return {
    pages,
    label,
    overview: routes.overview,
    seeds: seedApi(input, api, pages, routes, layout, label),
    sidebar: apiSidebar(
      api,
      routes,
      pages.views,
      layout,
      label,
      texts,
      input.docs.some(({ meta }) => meta.slug === routes.changes),
    ),
    downloads: new Map(
      api.downloads.map(({ format }) => [
        routes.download(format).slice(1),
        { output: pages.download(format) },
      ]),
    ),
    files: [
      ...api.downloads.map(({ format, text }) => ({
        path: pages.download(format),
        contents: text,
      })),
      ...requests.files,
    ],
    isTried: config.openapi.tryIt !== false,
    connect: config.openapi.tryIt === true ? connectSources(api) : [],
    operations: operationTargets(api, pages.views, routes, layout),
    schemas: new Map(
      api.schemas.map((schema) => [
        schema.name,
        { route: routes.schema(schema), title: schema.name },
      ]),
    ),
    findField: (schema, pointer) => findField(schema, pointer, named),
  };
}

/** By operationId; an operation goes before a webhook of the same id. */
function operationTargets(
  api: Api,
  { ids }: ApiPages['views'],
  routes: ApiRoutes,
  layout: Layout,
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
  return new Map(
    [
      ...(api.webhooks ?? []).map(
        (webhook) =>
          [
            webhook.operationId ?? '',
            target(webhook, routes.webhook(webhook), ids.webhook(webhook)),
          ] as const,
      ),
      ...api.operations.map(
        (operation) =>
          [
            operation.operationId ?? '',
            target(operation, routes.operation(operation), ids.operation(operation)),
          ] as const,
      ),
    ].filter(([id]) => id !== ''),
  );
}
