import type { MessageKey } from '../../../i18n/index.js';
import { formatMessage, type MessageValues } from '../../../i18n/index.js';
import type { Perspective } from '../../../json-schema/direction.js';
import type { ApiTag } from '../../../openapi/api/api.js';
import { isVeryLarge } from '../../../openapi/api/description-size.js';
import type { Example } from '../../../openapi/api/example.js';
import type { Operation, RequestSender } from '../../../openapi/api/operation.js';
import type { ApiExternalDocs, ApiSchema, NamedSchema } from '../../../openapi/api/schema.js';
import type { ExampleName, ExampleView } from '../../page-props/exchange-view.js';
import type { OperationSummary } from '../../page-props/operation-summary.js';
import type { OperationView } from '../../page-props/operation-view.js';
import type { PageLink } from '../../page-props/page-link.js';
import type { TagView } from '../../page-props/reference-content.js';
import type { SchemaTarget } from '../../page-props/schema-view.js';
import type { FactView, SecuritySchemeView } from '../../page-props/service-view.js';
import { isLarge, type PageState } from '../page-state/page-state.js';
import type { ReferenceContext } from '../reference-context.js';
import type { RequestFiles } from '../requests/request-files.js';
import { OverviewIds } from '../routes/overview-ids.js';
import type { SchemaContext } from '../schemas/build-schema-view.js';
import { NamedSchemas } from '../schemas/named-schemas.js';
import { docsFact } from '../texts/about-facts.js';
import { withDistinctTitles } from '../texts/distinct-titles.js';
import type { RenderDescription } from '../texts/render-description.js';
import { exampleName, exampleView } from './example-view.js';
import { requiredView, securityView } from './security-views.js';

/** The operations and webhooks that use a schema. */
interface Users {
  readonly shown: readonly OperationSummary[];
  /** Number of further operations and webhooks. */
  readonly more: number;
}

/** Views of an API description that several kinds of pages share, and the URLs of its parts. */
export class ApiViews {
  readonly ids: OverviewIds;
  readonly #reference: ReferenceContext;
  /** The downloadable description, which contains what pages omit for size. */
  readonly whole: SchemaTarget | undefined;
  readonly #schemas: NamedSchemas;
  readonly #targets = new Map<string, SchemaTarget>();
  readonly #operations: ReadonlyMap<string, Operation>;
  readonly #webhooks: ReadonlyMap<string, Operation>;
  readonly #tags: ReadonlyMap<string, ApiTag>;

  constructor(reference: ReferenceContext, whole: SchemaTarget | undefined) {
    const { api } = reference;
    this.#reference = reference;
    this.whole = whole;
    this.ids = new OverviewIds(api);
    this.#schemas = new NamedSchemas(api.schemas);
    this.#operations = new Map(api.operations.map((operation) => [operation.slug, operation]));
    this.#webhooks = new Map((api.webhooks ?? []).map((webhook) => [webhook.slug, webhook]));
    this.#tags = new Map(
      api.groups.flatMap(({ tags }) => tags).map((tag) => [tag.slug, tag] as const),
    );
  }

  /** Returns one of docsgen's interface messages. */
  t(key: MessageKey, values?: MessageValues): string {
    return formatMessage(this.#reference.messages, key, values);
  }

  /** Returns the link to external documentation. */
  docsFact(docs: ApiExternalDocs | undefined): FactView | undefined {
    return docsFact(docs, (key) => this.t(key), this.#reference);
  }

  tag(tag: ApiTag, renderDescription: RenderDescription): TagView {
    const slugs = new Set(tag.operations);
    const others = this.#reference.api.operations.filter(
      ({ slug, tags = [] }) => tags.includes(tag.slug) && !slugs.has(slug),
    );
    const sent = tag.implied ? [] : (this.#reference.api.webhooks ?? []);
    const webhooks = sent.filter(({ tags = [] }) => tags.includes(tag.slug));
    const parent = tag.parent === undefined ? undefined : this.#tags.get(tag.parent);
    return {
      label: tag.label,
      anchor: this.ids.tag(tag),
      url: this.tagUrl(tag),
      description: renderDescription(tag.description),
      externalDocs: this.docsFact(tag.externalDocs),
      ...(tag.kind === undefined || tag.kind === 'nav' ? {} : { kind: tag.kind }),
      parent: parent && { label: parent.label, url: this.tagUrl(parent) },
      operations: withDistinctTitles(this.summaries(tag.operations)),
      others: [
        ...others.map((operation) => this.summary(operation)),
        ...webhooks.map((webhook) => this.webhookSummary(webhook)),
      ],
    };
  }

  /** Returns the webhooks in the form of a tag. */
  webhooks(): TagView | undefined {
    const { webhooks = [] } = this.#reference.api;
    if (webhooks.length === 0) return undefined;
    return {
      label: this.t('reference.webhooks'),
      anchor: '_webhooks',
      url: this.#place(this.#reference.routes.webhooks, '_webhooks'),
      note: this.t('reference.webhooksOf', { api: this.#reference.api.title }),
      operations: withDistinctTitles(webhooks.map((webhook) => this.webhookSummary(webhook))),
      others: [],
    };
  }

  summary(operation: Operation): OperationSummary {
    const { method, path, title, deprecated } = operation;
    const anchor = this.ids.operation(operation);
    return { anchor, method, path, title, deprecated, url: this.operationUrl(operation) };
  }

  webhookSummary(webhook: Operation): OperationSummary {
    const { method, path, title, deprecated } = webhook;
    const anchor = this.ids.webhook(webhook);
    const url = this.#place(this.#reference.routes.webhook(webhook), anchor);
    return { anchor, method, path, title, deprecated, url };
  }

  /** Returns the initial data of an operation's try-it form. */
  requestFile(operation: Operation): ReturnType<RequestFiles['of']> {
    return this.#reference.requests.of(operation);
  }

  /** URL of the overview page. */
  get overviewUrl(): string {
    return this.#reference.urls.page(this.#reference.routes.overview);
  }

  operationUrl(operation: Operation): string {
    return this.#place(this.#reference.routes.operation(operation), this.ids.operation(operation));
  }

  tagUrl(tag: ApiTag): string {
    return this.#place(this.#reference.routes.tag(tag), this.ids.tag(tag));
  }

  /** Returns the URL of a page, or of an anchor on the overview in the `single` layout. */
  #place(route: string, anchor: string): string {
    if (this.#reference.layout !== 'single') return this.#reference.urls.page(route);
    return `${this.#reference.urls.page(this.#reference.routes.overview)}#${encodeURIComponent(anchor)}`;
  }

  /** Returns an operation's tags, without the implied tag of untagged operations. */
  tagLinks({ tags = [], tag }: Operation): PageLink[] {
    return (tags.length > 0 ? tags : [tag]).flatMap((name) => {
      const found = this.#tags.get(name);
      return found && !found.implied ? [{ label: found.label, url: this.tagUrl(found) }] : [];
    });
  }

  /** Returns up to `most` operations and webhooks that use the schema. */
  schemaUsers({ usedBy, usedByWebhooks = [] }: NamedSchema, most: number): Users {
    const webhooks = usedByWebhooks.slice(0, Math.max(0, most - usedBy.length)).flatMap((name) => {
      const webhook = this.#webhooks.get(name);
      return webhook ? [this.webhookSummary(webhook)] : [];
    });
    return {
      shown: [...this.summaries(usedBy.slice(0, most)), ...webhooks],
      more: Math.max(0, usedBy.length + usedByWebhooks.length - most),
    };
  }

  get isVeryLarge(): boolean {
    return this.#reference.api.downloads.some(({ text }) => isVeryLarge(text));
  }

  get isLarge(): boolean {
    return isLarge(this.#schemas.size);
  }

  namedSchema(name: string): ApiSchema | undefined {
    return this.#schemas.get(name)?.schema;
  }

  schemaLink(schema: NamedSchema): PageLink {
    return { label: schema.name, url: this.schemaUrl(schema) };
  }

  /** Kept, because almost every page links to the same schemas. */
  #schemaTarget(name: string): SchemaTarget | undefined {
    const known = this.#targets.get(name);
    if (known) return known;
    const schema = this.#schemas.get(name);
    if (!schema) return undefined;
    const target = { name: schema.name, url: this.schemaUrl(schema) };
    this.#targets.set(name, target);
    return target;
  }

  /** Returns links to the named schemas, in the order of the names. */
  schemaLinks(names: readonly string[]): PageLink[] {
    return names.flatMap((name) => {
      const schema = this.#schemas.get(name);
      return schema ? [this.schemaLink(schema)] : [];
    });
  }

  schemaUrl(schema: NamedSchema): string {
    return this.#reference.urls.page(this.#reference.routes.schema(schema));
  }

  example(example: Example, id: string, renderDescription: RenderDescription): ExampleView {
    return exampleView(example, id, renderDescription, this.#reference.messages);
  }

  exampleName(example: Example): ExampleName {
    return exampleName(example, this.#reference.messages);
  }

  /** Returns the complete views of all security schemes. */
  schemes(renderDescription: RenderDescription): SecuritySchemeView[] {
    return this.#reference.api.securitySchemes.map((scheme) =>
      securityView(
        scheme,
        this.ids.scheme(scheme.name),
        renderDescription(scheme.description),
        (key, values) => this.t(key, values),
      ),
    );
  }

  /** Returns the security requirements of an operation, without undeclared schemes. */
  security(
    operation: Operation,
    sender: RequestSender,
    renderDescription: RenderDescription,
  ): OperationView['security'] {
    // The API's global requirement applies to calls to the service, not to webhooks and callbacks.
    if (sender === 'server' && operation.securityFrom !== 'operation') return [];
    const t = (key: MessageKey, values?: MessageValues): string => this.t(key, values);
    if (operation.securityFrom === 'operation' && operation.security.length === 0) return [[]];
    return operation.security.flatMap((together) => {
      const known = together.flatMap(({ scheme, scopes }) => {
        const found = this.#reference.api.securitySchemes.find(({ name }) => name === scheme);
        if (!found) return [];
        const anchor = this.ids.scheme(scheme);
        const url = `${this.#reference.urls.page(this.#reference.routes.overview)}#${encodeURIComponent(anchor)}`;
        const description = renderDescription(found.description);
        return [requiredView(found, scopes, { anchor, url, description }, t)];
      });
      // Drops an alternative without declared schemes, which would read as "no authentication".
      return known.length === 0 && together.length > 0 ? [] : [known];
    });
  }

  /** Returns the context for the schemas of a page: request or response perspective, and depth. */
  context(
    direction: Perspective,
    depth: number,
    page: PageState,
    renderDescription: RenderDescription,
  ): SchemaContext {
    const { whole } = this;
    const target = (name: string): SchemaTarget | undefined => this.#schemaTarget(name);
    return {
      schemas: this.#schemas,
      target,
      renderDescription,
      direction,
      depth,
      whole,
      page,
      messages: this.#reference.messages,
      linkBase: this.#reference.linkBase,
    };
  }

  /** Returns the operations with these slugs, in the order of the slugs. */
  summaries(slugs: readonly string[]): OperationSummary[] {
    return slugs.flatMap((name) => {
      const operation = this.#operations.get(name);
      return operation ? [this.summary(operation)] : [];
    });
  }
}
