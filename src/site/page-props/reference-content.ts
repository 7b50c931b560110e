import type { CodeSample } from '../../openapi/api/media-type.js';
import type { OperationSummary } from './operation-summary.js';
import type { OperationView } from './operation-view.js';
import type { PageLink, TocEntry } from './page-link.js';
import type { RenderedText } from './rendered-text.js';
import type { FactView, SecuritySchemeView, ServerView } from './service-view.js';

/** `/api`: the overview of an API with all operations by tag group. */
export interface ApiContent {
  readonly kind: 'api';
  /**
   * `list`: operations link to their own pages. `cards`: only the first ones of each tag are here, because there are
   * many. `all`: the page also shows them in full. `single`: only this page shows them.
   */
  readonly layout: 'cards' | 'list' | 'all' | 'single';
  readonly title: string;
  readonly summary?: string | undefined;
  readonly description?: RenderedText | undefined;
  /** Version, format, terms of service, contact, license. */
  readonly facts: readonly FactView[];
  readonly externalDocs?: FactView | undefined;
  readonly servers: readonly ServerView[];
  readonly security: readonly SecuritySchemeView[];
  readonly downloads: readonly PageLink[];
  /** URL of the additional page with all operations in full, if it exists. */
  readonly everything?: string | undefined;
  readonly groups: readonly {
    readonly name?: string | undefined;
    readonly anchor: string;
    readonly tags: readonly TagView[];
  }[];
  /** Webhooks; absent if there are none. */
  readonly webhooks?: TagView | undefined;
  readonly schemas: readonly PageLink[];
  /** Schemas that no operation or webhook uses. */
  readonly unusedSchemas: readonly PageLink[];
  /** URL of the page that lists all schemas. */
  readonly schemaIndex: string;
  readonly toc: readonly TocEntry[];
}

/** `/api/customers`: a tag and its operations. */
export interface TagContent {
  readonly kind: 'tag';
  readonly title: string;
  readonly tag: TagView;
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}

export interface TagView {
  readonly label: string;
  readonly anchor: string;
  readonly url: string;
  /** A note by docsgen about the listed operations. */
  readonly note?: string | undefined;
  readonly description?: RenderedText | undefined;
  readonly externalDocs?: FactView | undefined;
  /** Purpose of the tag, if it does more than group operations (OpenAPI 3.2). */
  readonly kind?: string | undefined;
  /** The parent tag. */
  readonly parent?: PageLink | undefined;
  /** Operations that have it as their first tag. */
  readonly operations: readonly OperationSummary[];
  /** Operations that have it as a further tag, and webhooks. */
  readonly others: readonly OperationSummary[];
  /** The operations in full, if the page shows them in full. */
  readonly full?: readonly FullOperationView[] | undefined;
}

/** One of several operations shown in full. */
export interface FullOperationView extends OperationView {
  readonly anchor: string;
  /** URL of its own page, if it has one. */
  readonly url?: string | undefined;
}

/** The page of an operation or webhook. */
export interface OperationContent extends OperationView {
  readonly kind: 'operation';
  /** The guides that show the operation or link to it. */
  readonly usedIn: readonly PageLink[];
  readonly toc: readonly TocEntry[];
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}

/** All parameters, bodies and responses of an operation whose own page has no room for some of their fields. */
export interface AllFieldsContent {
  readonly kind: 'all-fields';
  readonly title: string;
  readonly operation: OperationView;
  readonly toc: readonly TocEntry[];
}

/** A request sample in one programming language. */
export type SampleView = CodeSample;
