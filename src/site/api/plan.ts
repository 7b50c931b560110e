import type { Api, OutputFile, PageContent } from '../../model/index.js';
import { formatText } from '../../strings/index.js';
import { fragmentHtml } from '../fragment-html.js';
import type { Asset, SiteInput } from '../input.js';
import type { Links } from '../links.js';
import type { Around, PageMeta, PageSeed } from '../page.js';
import type { SidebarTree } from '../sidebar/tree.js';
import { routeFile, type Urls } from '../urls.js';
import { connectSources } from './connect-sources.js';
import { type FieldPlace, findField, type MissingField } from './field-target.js';
import { nameImplied } from './implied-names.js';
import { ApiPages } from './pages.js';
import { type RequestFiles, requestFiles } from './request-files.js';
import { type ApiRoutes, apiRoutes } from './routes.js';
import { apiSidebar } from './sidebar.js';
import { firstSentence, type ToHtml } from './views.js';

type Target = {
  readonly route: string;
  readonly title: string;
  /** Of an operation, upper case. */
  readonly method?: string | undefined;
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
  readonly operations: ReadonlyMap<string, Target>;
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
  const pages = new ApiPages(input, api, routes, urls);
  const requests = requestFiles(api, config.openapi.tryIt, urls);
  const named = new Map(api.schemas.map((schema) => [schema.name, schema]));
  const label = config.openapi.label ?? formatText(texts, 'reference.title');
  return {
    pages,
    label,
    overview: routes.overview,
    seeds: seedApi(input, api, pages, routes, label, requests),
    sidebar: apiSidebar(
      api,
      routes,
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
    operations: new Map(
      api.operations.flatMap((operation) => {
        const { operationId, title, method } = operation;
        return operationId === undefined
          ? []
          : [[operationId, { route: routes.operation(operation), title, method }]];
      }),
    ),
    schemas: new Map(
      api.schemas.map((schema) => [
        schema.name,
        { route: routes.schema(schema), title: schema.name },
      ]),
    ),
    findField: (schema, pointer) => findField(schema, pointer, named),
  };
}

function seedApi(
  { apiUntranslated, texts }: SiteInput,
  api: Api,
  pages: ApiPages,
  routes: ApiRoutes,
  label: string,
  requests: RequestFiles,
): PageSeed[] {
  const seed = (
    route: string,
    title: string,
    description: string | undefined,
    content: (toHtml: ToHtml, around: Around) => PageContent,
  ): PageSeed => ({
    route,
    title,
    file: routeFile(route),
    source: api.path,
    untranslated: apiUntranslated !== undefined,
    anchors: [],
    meta: { description } satisfies PageMeta,
    content: (around, links) => content(htmlWith(links, route), around),
    written: (write) => content((fragment) => fragment && write(fragment), {}),
  });
  const tags = api.groups.flatMap((group) => group.tags.map((tag) => ({ tag, group: group.name })));
  return [
    seed(routes.overview, label, firstSentence(api.description), (toHtml) =>
      pages.overview(toHtml),
    ),
    ...tags.map(({ tag, group }) =>
      seed(routes.tag(tag), tag.label, firstSentence(tag.description), (toHtml, around) =>
        pages.tag(tag, group, around, toHtml),
      ),
    ),
    ...api.operations.map((operation) =>
      seed(
        routes.operation(operation),
        operation.title,
        firstSentence(operation.description),
        (toHtml, around) => ({
          ...pages.operation(operation, around, toHtml),
          ...requests.of(operation),
        }),
      ),
    ),
    ...(api.schemas.length === 0
      ? []
      : [
          {
            ...seed(routes.schemas, formatText(texts, 'reference.schemas'), undefined, () =>
              pages.schemaIndex(),
            ),
            // A list of names under docsgen's own words.
            untranslated: false,
          },
        ]),
    ...api.schemas.map((schema) =>
      seed(routes.schema(schema), schema.name, firstSentence(schema.schema.description), (toHtml) =>
        pages.schema(schema, toHtml),
      ),
    ),
  ];
}

function htmlWith(links: Links, route: string): ToHtml {
  return (fragment) => fragment && fragmentHtml(fragment, links, { route });
}
