import type { CodeSample } from '../../openapi/api/media-type.js';
import type { OperationSummary } from './operation-summary.js';
import type { OperationView } from './operation-view.js';
import type { PageLink, TocEntry } from './page-link.js';
import type { FactView, SecuritySchemeView, ServerView } from './service-view.js';

/** `/api`: the description as a whole, every operation by tag group. */
export interface ApiContent {
  readonly kind: 'api';
  /**
   * `list`: operations are rows that lead to their pages. `all`: they are here in full, too. `single`: they are
   * here in full and nowhere else.
   */
  readonly layout: 'list' | 'all' | 'single';
  readonly title: string;
  readonly version: string;
  /** The format that came in: `OpenAPI 3.1`. */
  readonly format?: string | undefined;
  readonly summary?: string | undefined;
  readonly html?: string | undefined;
  /** Terms, contact, licence. */
  readonly facts: readonly FactView[];
  readonly externalDocs?: FactView | undefined;
  readonly servers: readonly ServerView[];
  readonly security: readonly SecuritySchemeView[];
  readonly downloads: readonly PageLink[];
  /** The page with all operations in full, where there is one beside this. */
  readonly everything?: string | undefined;
  readonly groups: readonly {
    readonly name?: string | undefined;
    readonly anchor: string;
    readonly tags: readonly TagView[];
  }[];
  /** What the service sends unasked; absent where it sends nothing. */
  readonly webhooks?: TagView | undefined;
  readonly schemas: readonly PageLink[];
  /** Those that no operation and no webhook reaches. */
  readonly unusedSchemas: readonly PageLink[];
  readonly toc: readonly TocEntry[];
}

/** `/api/customers`: one tag and its operations. */
export interface TagContent {
  readonly kind: 'tag';
  readonly title: string;
  readonly group?: string | undefined;
  readonly tag: TagView;
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}

export interface TagView {
  readonly label: string;
  readonly anchor: string;
  readonly url: string;
  /** What docsgen says of what is listed. */
  readonly note?: string | undefined;
  readonly html?: string | undefined;
  readonly externalDocs?: FactView | undefined;
  /** What it is for, where that is more than to find operations (3.2). */
  readonly kind?: string | undefined;
  /** The tag that it lies in. */
  readonly parent?: PageLink | undefined;
  /** Those that have it as their first tag. */
  readonly operations: readonly OperationSummary[];
  /** Those that have it beside another one, under which they stand, and webhooks. */
  readonly others: readonly OperationSummary[];
  /** The same in full, where the page shows them so. */
  readonly full?: readonly FullOperationView[] | undefined;
}

/** An operation in full among others. */
export interface FullOperationView extends OperationView {
  readonly anchor: string;
  /** Its own page, where it has one. */
  readonly url?: string | undefined;
}

/** A page for one operation or webhook. */
export interface OperationContent extends OperationView {
  readonly kind: 'operation';
  readonly toc: readonly TocEntry[];
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}

/** A request in a language. */
export type SampleView = CodeSample;
