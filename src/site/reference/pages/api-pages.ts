import type { Api, ApiTag } from '../../../openapi/api/api.js';
import type { Operation, RequestSender } from '../../../openapi/api/operation.js';
import type { NamedSchema } from '../../../openapi/api/schema.js';
import type { OperationEmbed, SchemaEmbed } from '../../page-props/body.js';
import type { CategoryContent } from '../../page-props/page.js';
import type {
  ApiContent,
  OperationContent,
  TagContent,
} from '../../page-props/reference-content.js';
import type { SchemaContent } from '../../page-props/schema-content.js';
import type { ContentContext, PageNeighbours } from '../../pages/page.js';
import { shownOperations } from '../../sidebar/long-lists.js';
import { encodePath } from '../../urls.js';
import { ApiViews } from '../api-views/api-views.js';
import type { OperationContext } from '../api-views/operation-context.js';
import { buildOperationView } from '../operations/build-operation-view.js';
import {
  estimatedBytes,
  maxPageBytes,
  type PageBudget,
  pageBudgets,
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

  tag(
    tag: ApiTag,
    group: string | undefined,
    neighbours: PageNeighbours,
    renderDescription: RenderDescription,
  ): TagContent {
    return {
      kind: 'tag',
      title: tag.label,
      group,
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

  operation(
    operation: Operation,
    sender: RequestSender,
    renderDescription: RenderDescription,
    { neighbours, target }: ContentContext,
  ): Omit<OperationContent, 'usedIn'> {
    const { views } = this;
    const isMarkdown = target.form === 'markdown';
    // In very large descriptions, the Markdown of operations links to schemas instead of repeating them.
    const linksSchemas = isMarkdown && views.isVeryLarge;
    const context = { views, renderDescription, prefix: '', sender, linksSchemas };
    const budget = isMarkdown
      ? undefined
      : operationBudget(operation, context, this.#listed(operation));
    const view = buildOperationView(operation, { ...context, page: createPageState([], budget) });
    return {
      kind: 'operation',
      ...view,
      ...neighbours,
      toc: operationToc(view, (key) => views.t(key)),
    };
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

/** Returns the largest budget with which the page of an operation stays within `maxPageBytes`, or else the smallest. */
function operationBudget(
  operation: Operation,
  context: Omit<OperationContext, 'page'>,
  listed: number,
): PageBudget | undefined {
  const renderDescription: RenderDescription = (fragment) => fragment?.text;
  const last = pageBudgets.at(-1);
  return pageBudgets.find((budget) => {
    if (budget === last) return true;
    const view = buildOperationView(operation, {
      ...context,
      renderDescription,
      page: createPageState([], budget),
    });
    return estimatedBytes(view, listed) <= maxPageBytes;
  });
}
