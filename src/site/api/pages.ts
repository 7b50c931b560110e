import type {
  Api,
  ApiContent,
  CategoryContent,
  NamedSchema,
  Operation,
  OperationContent,
  OperationEmbed,
  SchemaContent,
  SchemaEmbed,
  Tag,
  TagContent,
  Texts,
} from '../../model/index.js';
import type { SiteInput } from '../input.js';
import type { Around } from '../page.js';
import { uniqueIds } from '../unique-ids.js';
import type { Urls } from '../urls.js';
import { ApiViews } from './api-views.js';
import type { ApiRoutes } from './routes.js';
import { schemaContent, schemaEmbed, schemaIndex } from './schema-pages.js';
import { entry, fieldMaker, operationToc, serverView, slug, type ToHtml } from './views.js';

/** Levels of fields shown in place on an operation's page; what lies deeper is a link to its schema. */
const operationDepth = 3;

/** Turns the normal form of an API description into what its pages show. */
export class ApiPages {
  readonly #api: Api;
  readonly #routes: ApiRoutes;
  readonly #urls: Urls;
  readonly #texts: Texts;
  readonly #untranslated: SchemaEmbed['untranslated'];
  readonly #views: ApiViews;

  constructor(
    { texts, apiUntranslated }: Pick<SiteInput, 'texts' | 'apiUntranslated'>,
    api: Api,
    routes: ApiRoutes,
    urls: Urls,
  ) {
    this.#api = api;
    this.#routes = routes;
    this.#urls = urls;
    this.#texts = texts;
    this.#untranslated = apiUntranslated;
    this.#views = new ApiViews(api, routes, urls, texts);
  }

  overview(toHtml: ToHtml): ApiContent {
    const api = this.#api;
    const anchor = uniqueIds(api.operations.map((operation) => operation.slug));
    const groups = api.groups.map((group) => ({
      name: group.name,
      anchor: anchor(slug(group.implied ? 'other' : (group.name ?? 'operations'))),
      tags: group.tags.map((tag) => this.#views.tag(tag, toHtml)),
    }));
    return {
      kind: 'api',
      title: api.title,
      version: api.version,
      html: toHtml(api.description),
      servers: api.servers.map((server) => serverView(server, toHtml)),
      security: api.securitySchemes.map((scheme) => this.#views.scheme(scheme, [], toHtml)),
      downloads: api.downloads.map(({ format }) => ({
        label: format.toUpperCase(),
        url: this.#urls.file(this.download(format)),
      })),
      groups,
      schemas: api.schemas.map((schema) => this.#views.schemaLink(schema)),
      toc: groups.flatMap((group) => [
        ...(group.name === undefined ? [] : [entry(group.anchor, group.name, 2)]),
        ...group.tags.map((tag) => entry(tag.anchor, tag.label, group.name === undefined ? 2 : 3)),
      ]),
    };
  }

  /** Path below the output folder. Locales that show the same description share one file. */
  download(format: Api['downloads'][number]['format']): string {
    const path = this.#routes.download(format).slice(1);
    return this.#untranslated ? path : this.#urls.output(path);
  }

  tag(tag: Tag, group: string | undefined, around: Around, toHtml: ToHtml): TagContent {
    return { kind: 'tag', title: tag.label, group, tag: this.#views.tag(tag, toHtml), ...around };
  }

  operation(operation: Operation, around: Around, toHtml: ToHtml): OperationContent {
    const id = uniqueIds();
    const field = fieldMaker((direction) =>
      this.#views.context(direction, operationDepth, id, toHtml),
    );
    const parameters = (['path', 'query', 'header', 'cookie'] as const)
      .map((place) => ({
        in: place,
        fields: operation.parameters
          .filter((parameter) => parameter.in === place)
          .map((parameter) => field(parameter, `${place}-parameter`, 'request')),
      }))
      .filter(({ fields }) => fields.length > 0);
    const { requestBody } = operation;
    const tag = this.#api.groups
      .flatMap((group) => group.tags)
      .find((found) => found.slug === operation.tag);
    const content = {
      kind: 'operation' as const,
      ...around,
      title: operation.title,
      operationId: operation.operationId,
      method: operation.method,
      path: operation.path,
      deprecated: operation.deprecated,
      tag: {
        label: tag?.label ?? operation.tag,
        url: this.#urls.page(this.#routes.tag({ slug: operation.tag })),
      },
      html: toHtml(operation.description),
      servers: operation.servers.map((server) => serverView(server, toHtml)),
      security: this.#views.security(operation, toHtml),
      parameters,
      requestBody: requestBody && {
        required: requestBody.required,
        html: toHtml(requestBody.description),
        media: this.#views.media(
          requestBody.media,
          'body',
          this.#views.context('request', operationDepth, id, toHtml),
          toHtml,
        ),
      },
      responses: operation.responses.map((response) => {
        const anchor = id(`response-${response.status.toLowerCase()}`);
        const context = this.#views.context('response', operationDepth, id, toHtml);
        return {
          status: response.status,
          anchor,
          html: toHtml(response.description),
          label: response.description?.text ?? '',
          headers: response.headers.map((header) => field(header, `${anchor}-header`, 'response')),
          media: this.#views.media(response.media, anchor, context, toHtml),
        };
      }),
      samples: operation.samples,
    };
    return { ...content, toc: operationToc(content, this.#texts) };
  }

  schema(schema: NamedSchema, toHtml: ToHtml): SchemaContent {
    return schemaContent(schema, this.#views, toHtml);
  }

  schemaIndex(): CategoryContent {
    return schemaIndex(this.#api, this.#views, this.#untranslated);
  }

  schemaEmbed(
    schema: NamedSchema,
    depth: number,
    id: (id: string) => string,
    toHtml: ToHtml,
  ): SchemaEmbed {
    const embed = schemaEmbed(schema, depth, this.#views, id, toHtml);
    return { ...embed, untranslated: this.#untranslated };
  }

  operationEmbed(operation: Operation): OperationEmbed {
    return {
      kind: 'operation',
      summary: this.#views.summary(operation),
      samples: operation.samples,
      untranslated: this.#untranslated,
    };
  }
}
