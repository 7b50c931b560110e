import type {
  Api,
  Example,
  ExampleView,
  MediaType,
  MediaView,
  NamedSchema,
  Operation,
  OperationContent,
  OperationSummary,
  PageLink,
  SecurityScheme,
  SecuritySchemeView,
  Tag,
  TagView,
  TextKey,
  Texts,
} from '../../model/index.js';
import { formatText, type TextValues } from '../../strings/index.js';
import type { Urls } from '../urls.js';
import type { ApiRoutes } from './routes.js';
import { type Direction, type SchemaContext, schemaView } from './schema-view.js';
import { securityView } from './security.js';
import { exampleView, slug, type ToHtml } from './views.js';

/** The pieces of an API description that several kinds of pages show. */
export class ApiViews {
  readonly #api: Api;
  readonly #routes: ApiRoutes;
  readonly #urls: Urls;
  readonly #texts: Texts;
  readonly #schemas: ReadonlyMap<string, NamedSchema>;
  readonly #operations: ReadonlyMap<string, Operation>;

  constructor(api: Api, routes: ApiRoutes, urls: Urls, texts: Texts) {
    this.#api = api;
    this.#routes = routes;
    this.#urls = urls;
    this.#texts = texts;
    this.#schemas = new Map(api.schemas.map((schema) => [schema.name, schema]));
    this.#operations = new Map(api.operations.map((operation) => [operation.slug, operation]));
  }

  /** A text of docsgen's own. */
  say(key: TextKey, values?: TextValues): string {
    return formatText(this.#texts, key, values);
  }

  tag(tag: Tag, toHtml: ToHtml): TagView {
    return {
      label: tag.label,
      anchor: `tag-${tag.slug}`,
      url: this.#urls.page(this.#routes.tag(tag)),
      html: toHtml(tag.description),
      operations: this.summaries(tag.operations),
    };
  }

  summary(operation: Operation): OperationSummary {
    const { slug: anchor, method, path, title, deprecated } = operation;
    return {
      anchor,
      method,
      path,
      title,
      deprecated,
      url: this.#urls.page(this.#routes.operation(operation)),
    };
  }

  /** Who sends or receives it. */
  usersOf(schema: NamedSchema): OperationSummary[] {
    return this.summaries(schema.usedBy);
  }

  schemaLink(schema: NamedSchema): PageLink {
    return { label: schema.name, url: this.schemaUrl(schema) };
  }

  schemaUrl(schema: NamedSchema): string {
    return this.#urls.page(this.#routes.schema(schema));
  }

  example(example: Example, toHtml: ToHtml): ExampleView {
    return exampleView(example, toHtml, this.#texts);
  }

  scheme(scheme: SecurityScheme, scopes: readonly string[], toHtml: ToHtml): SecuritySchemeView {
    return securityView(scheme, scopes, toHtml(scheme.description), this.#texts);
  }

  security(operation: Operation, toHtml: ToHtml): OperationContent['security'] {
    return operation.security.map((together) =>
      together.flatMap(({ scheme, scopes }) => {
        const found = this.#api.securitySchemes.find(({ name }) => name === scheme);
        return found ? [this.scheme(found, scopes, toHtml)] : [];
      }),
    );
  }

  media(
    media: readonly MediaType[],
    prefix: string,
    context: SchemaContext,
    toHtml: ToHtml,
  ): MediaView[] {
    return media.map(({ type, schema, examples }, index) => ({
      type,
      schema:
        schema && schemaView(schema, index === 0 ? prefix : `${prefix}-${slug(type)}`, context),
      examples: examples.map((example) => this.example(example, toHtml)),
    }));
  }

  /** How the schemas of a page are shown: whose side it takes, and how deep it goes. */
  context(
    direction: Direction,
    depth: number,
    uniqueId: (id: string) => string,
    html: ToHtml,
  ): SchemaContext {
    const url = (schema: NamedSchema): string => this.schemaUrl(schema);
    return { schemas: this.#schemas, url, html, direction, depth, uniqueId, texts: this.#texts };
  }

  /** Those of these slugs, in their order. */
  summaries(slugs: readonly string[]): OperationSummary[] {
    return slugs.flatMap((name) => {
      const operation = this.#operations.get(name);
      return operation ? [this.summary(operation)] : [];
    });
  }
}
