import type { Api, ApiTag } from '../../../openapi/api/api.js';
import type { Operation, RequestSender } from '../../../openapi/api/operation.js';
import type { NamedSchema } from '../../../openapi/api/schema.js';
import type { OperationEmbed, SchemaEmbed } from '../../page-props/body.js';
import type { CategoryContent } from '../../page-props/page.js';
import type {
  AllFieldsContent,
  ApiContent,
  OperationContent,
  TagContent,
} from '../../page-props/reference-content.js';
import type { SchemaContent } from '../../page-props/schema-content.js';
import type { ContentContext, PageNeighbours } from '../../pages/page.js';
import { shownOperations } from '../../sidebar/long-lists.js';
import { encodePath } from '../../urls.js';
import { ApiViews } from '../api-views/api-views.js';
import { buildOperationView } from '../operations/build-operation-view.js';
import { hidesFields, operationBudget } from '../operations/operation-budget.js';
import {
  allFieldsBudget,
  isWithinPage,
  largestBudget,
  type PageBudget,
} from '../page-state/page-budget.js';
import { createPageState, type PageState } from '../page-state/page-state.js';
import type { ReferenceContext } from '../reference-context.js';
import type { RenderDescription } from '../texts/render-description.js';
import { overviewContent } from './overview.js';
import { schemaContent, schemaEmbed, schemaEmbedOptions, schemaIndex } from './schema-pages.js';
import { operationToc } from './toc.js';

/** Builds the page contents of a normalized API description. */
export class ApiPages {
  readonly views: ApiViews;
  readonly #reference: ReferenceContext;
  /** Whether operations have a page with all fields, which their own page needs to know as well. */
  readonly #haveAllFields = new Map<Operation, boolean>();

  constructor(reference: ReferenceContext) {
    this.#reference = reference;
    const [written] = reference.api.downloads;
    const download = written && {
      name: `openapi.${written.format}`,
      url: reference.urls.file(encodePath(this.download(written.format))),
    };
    this.views = new ApiViews(reference, download);
  }

  overview(renderDescription: RenderDescription): ApiContent {
    const { layout, routes, urls } = this.#reference;
    return this.#overviewContent(
      layout === 'single' ? 'single' : 'list',
      layout === 'both' ? urls.page(routes.everything) : undefined,
      renderDescription,
    );
  }

  /** Returns the additional page with all operations in full. */
  everything(renderDescription: RenderDescription): ApiContent {
    const title = this.views.t('reference.everything');
    return { ...this.#overviewContent('all', undefined, renderDescription), title };
  }

  #overviewContent(
    layout: ApiContent['layout'],
    everything: string | undefined,
    renderDescription: RenderDescription,
  ): ApiContent {
    const { api, routes, urls, collections } = this.#reference;
    const downloads = [
      ...api.downloads.map(({ format }) => ({
        label: format.toUpperCase(),
        url: urls.file(encodePath(this.download(format))),
      })),
      ...collections.map(({ label, name }) => ({
        label,
        url: urls.file(encodePath(this.collection(name))),
      })),
    ];
    const schemaIndex = urls.page(routes.schemas);
    return overviewContent(
      { api, layout, downloads, everything, schemaIndex },
      this.views,
      renderDescription,
    );
  }

  /** Path below the output folder. Locales with the same description share one file. */
  download(format: Api['downloads'][number]['format']): string {
    return this.#output(this.#reference.routes.download(format));
  }

  /** Path of a file with all requests below the output folder. */
  collection(name: string): string {
    return this.#output(this.#reference.routes.file(name));
  }

  #output(route: string): string {
    const path = route.slice(1);
    return this.#reference.untranslated ? path : this.#reference.urls.output(path);
  }

  tag(tag: ApiTag, neighbours: PageNeighbours, renderDescription: RenderDescription): TagContent {
    return {
      kind: 'tag',
      title: tag.label,
      tag: this.views.tag(tag, renderDescription),
      ...neighbours,
    };
  }

  /** Returns the list of webhooks as a tag page. */
  webhooks(neighbours: PageNeighbours): TagContent {
    const title = this.views.t('reference.webhooks');
    const none = { label: title, anchor: '', url: '', operations: [], others: [] };
    return { kind: 'tag', title, tag: this.views.webhooks() ?? none, ...neighbours };
  }

  /** @param context with the renderer for a second attempt: each makes the ids of one page unique */
  operation(
    operation: Operation,
    sender: RequestSender,
    renderDescription: RenderDescription,
    context: ContentContext & { readonly newRenderer: () => RenderDescription },
  ): Omit<OperationContent, 'usedIn'> {
    const { neighbours, target } = context;
    const { views } = this;
    const { routes, urls } = this.#reference;
    const isMarkdown = target.form === 'markdown';
    const route = sender === 'client' ? routes.operation(operation) : routes.webhook(operation);
    const common = {
      views,
      prefix: '',
      sender,
      // In very large descriptions, the Markdown of operations links to schemas instead of repeating them.
      linksSchemas: isMarkdown && views.isVeryLarge,
      allFields:
        !isMarkdown && this.hasAllFields(operation, sender)
          ? urls.page(routes.allFields(route))
          : undefined,
    };
    const build = (render: RenderDescription, budget?: PageBudget) =>
      buildOperationView(operation, {
        ...common,
        renderDescription: render,
        page: createPageState([], budget),
      });
    const largest = build(renderDescription, isMarkdown ? undefined : largestBudget);
    // Most pages have room for the largest view, so the budget is sought for the others only.
    const view =
      isMarkdown || isWithinPage(largest, this.#listed(operation))
        ? largest
        : build(context.newRenderer(), this.#budget(operation, sender));
    return {
      kind: 'operation',
      ...view,
      ...neighbours,
      toc: operationToc(view, (key) => views.t(key)),
    };
  }

  /** Whether the page of an operation has no room for some fields of schemas that have no page. */
  hasAllFields(operation: Operation, sender: RequestSender): boolean {
    if (this.#reference.layout === 'single') return false;
    const context = { views: this.views, prefix: '', sender };
    const known =
      this.#haveAllFields.get(operation) ??
      hidesFields(operation, context, this.#listed(operation));
    this.#haveAllFields.set(operation, known);
    return known;
  }

  /** Returns the page with all fields of an operation. */
  allFields(
    operation: Operation,
    sender: RequestSender,
    renderDescription: RenderDescription,
  ): AllFieldsContent {
    const { views } = this;
    const view = buildOperationView(operation, {
      views,
      renderDescription,
      prefix: '',
      sender,
      page: createPageState([], allFieldsBudget),
    });
    const shown = { ...view, security: [], servers: [], samples: [] };
    return {
      kind: 'all-fields',
      title: views.t('reference.allFields'),
      operation: shown,
      toc: operationToc(shown, (key) => views.t(key)),
    };
  }

  #budget(operation: Operation, sender: RequestSender): PageBudget {
    const context = { views: this.views, prefix: '', sender };
    return operationBudget(operation, context, this.#listed(operation));
  }

  /** The number of pages in the sidebar of an operation: the tags, and the operations of its own. */
  #listed(operation: Operation): number {
    const tags = this.#reference.api.groups.flatMap((group) => group.tags);
    const own = tags.find(({ operations }) => operations.includes(operation.slug));
    return tags.length + shownOperations(own?.operations.length ?? 0);
  }

  schema(schema: NamedSchema, renderDescription: RenderDescription): SchemaContent {
    return schemaContent(schema, this.views, renderDescription);
  }

  schemaIndex(): CategoryContent {
    return schemaIndex(this.#reference.api, this.views, this.#reference.untranslated);
  }

  schemaEmbed(
    schema: NamedSchema,
    attributes: Readonly<Record<string, string>>,
    page: PageState,
    renderDescription: RenderDescription,
  ): SchemaEmbed {
    const context = { views: this.views, page, renderDescription };
    const embed = schemaEmbed(schema, schemaEmbedOptions(attributes), context);
    return { ...embed, untranslated: this.#reference.untranslated };
  }

  operationEmbed(operation: Operation, isBrief: boolean): OperationEmbed {
    return {
      kind: 'operation',
      summary: this.views.summary(operation),
      samples: isBrief ? [] : operation.samples,
      untranslated: this.#reference.untranslated,
    };
  }
}
