import type { Api, ApiTag } from '../../../openapi/api/api.js';
import type { Operation, RequestSender } from '../../../openapi/api/operation.js';
import type { NamedSchema } from '../../../openapi/api/schema.js';
import type { SiteApi, SiteInput } from '../../input.js';
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
import { encodePath, type Urls } from '../../urls.js';
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
import type { CollectionFile } from '../requests/request-collections.js';
import type { RequestFiles } from '../requests/request-files.js';
import type { ApiRoutes } from '../routes/api-routes.js';
import type { Layout } from '../routes/page-layout.js';
import type { RenderDescription } from '../texts/render-description.js';
import { overviewContent } from './overview.js';
import { schemaContent, schemaEmbed, schemaEmbedOptions, schemaIndex } from './schema-pages.js';
import { operationToc } from './toc.js';

/** Builds the page contents of a normalized API description. */
export class ApiPages {
  readonly views: ApiViews;
  readonly #api: Api;
  readonly #routes: ApiRoutes;
  readonly #urls: Urls;
  readonly #layout: Layout;
  readonly #untranslated: SchemaEmbed['untranslated'];
  readonly #collections: readonly CollectionFile[];

  constructor(
    { messages, untranslated }: Pick<SiteInput, 'messages'> & Pick<SiteApi, 'untranslated'>,
    api: Api,
    routes: ApiRoutes,
    urls: Urls,
    layout: Layout,
    requests: RequestFiles,
    collections: readonly CollectionFile[],
  ) {
    this.#api = api;
    this.#routes = routes;
    this.#urls = urls;
    this.#layout = layout;
    this.#untranslated = untranslated;
    this.#collections = collections;
    const [written] = api.downloads;
    const download = written && {
      name: `openapi.${written.format}`,
      url: urls.file(encodePath(this.download(written.format))),
    };
    this.views = new ApiViews(api, routes, urls, messages, layout, requests, download);
  }

  overview(renderDescription: RenderDescription): ApiContent {
    const layout = this.#layout === 'single' ? 'single' : 'list';
    const everything =
      this.#layout === 'both' ? this.#urls.page(this.#routes.everything) : undefined;
    return this.#overviewContent(layout, everything, renderDescription);
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
    const downloads = [
      ...this.#api.downloads.map(({ format }) => ({
        label: format.toUpperCase(),
        url: this.#urls.file(encodePath(this.download(format))),
      })),
      ...this.#collections.map(({ label, name }) => ({
        label,
        url: this.#urls.file(encodePath(this.collection(name))),
      })),
    ];
    return overviewContent(
      this.#api,
      layout,
      this.views,
      { downloads, everything, schemaIndex: this.#urls.page(this.#routes.schemas) },
      renderDescription,
    );
  }

  /** Path below the output folder. Locales with the same description share one file. */
  download(format: Api['downloads'][number]['format']): string {
    return this.#output(this.#routes.download(format));
  }

  /** Path of a file with all requests below the output folder. */
  collection(name: string): string {
    return this.#output(this.#routes.file(name));
  }

  #output(route: string): string {
    const path = route.slice(1);
    return this.#untranslated ? path : this.#urls.output(path);
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
    const tags = this.#api.groups.flatMap((group) => group.tags);
    const own = tags.find(({ operations }) => operations.includes(operation.slug));
    return tags.length + shownOperations(own?.operations.length ?? 0);
  }

  schema(schema: NamedSchema, renderDescription: RenderDescription): SchemaContent {
    return schemaContent(schema, this.views, renderDescription);
  }

  schemaIndex(): CategoryContent {
    return schemaIndex(this.#api, this.views, this.#untranslated);
  }

  schemaEmbed(
    schema: NamedSchema,
    attributes: Readonly<Record<string, string>>,
    page: PageState,
    renderDescription: RenderDescription,
  ): SchemaEmbed {
    const embed = schemaEmbed(
      schema,
      schemaEmbedOptions(attributes),
      this.views,
      page,
      renderDescription,
    );
    return { ...embed, untranslated: this.#untranslated };
  }

  operationEmbed(operation: Operation, isBrief: boolean): OperationEmbed {
    return {
      kind: 'operation',
      summary: this.views.summary(operation),
      samples: isBrief ? [] : operation.samples,
      untranslated: this.#untranslated,
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
