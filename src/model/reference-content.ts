import type { Code } from './media-type.js';
import type { PageLink, TocEntry } from './page-link.js';
import type { Json } from './schema.js';

/** `/api`: the description as a whole, every operation by tag group. */
export interface ApiContent {
  readonly kind: 'api';
  readonly title: string;
  readonly version: string;
  readonly html?: string | undefined;
  readonly servers: readonly ServerView[];
  readonly security: readonly SecuritySchemeView[];
  readonly downloads: readonly { readonly label: string; readonly url: string }[];
  readonly groups: readonly {
    readonly name?: string | undefined;
    readonly anchor: string;
    readonly tags: readonly TagView[];
  }[];
  readonly schemas: readonly PageLink[];
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
  readonly html?: string | undefined;
  readonly operations: readonly OperationSummary[];
}

export interface OperationSummary {
  /** Its id on the overview page, also the last part of its URL. */
  readonly anchor: string;
  readonly url: string;
  readonly method: string;
  readonly path: string;
  readonly title: string;
  readonly deprecated: boolean;
}

/** A page for one operation. */
export interface OperationContent {
  readonly kind: 'operation';
  readonly title: string;
  readonly operationId?: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly deprecated: boolean;
  readonly tag: PageLink;
  readonly html?: string | undefined;
  readonly servers: readonly ServerView[];
  /** Alternatives of schemes that go together; empty where nothing is said, an empty one: none needed. */
  readonly security: readonly (readonly SecuritySchemeView[])[];
  /** By place, in the order path, query, header, cookie; groups without parameters are left out. */
  readonly parameters: readonly {
    readonly in: 'path' | 'query' | 'header' | 'cookie';
    readonly fields: readonly FieldView[];
  }[];
  readonly requestBody?:
    | {
        readonly required: boolean;
        readonly html?: string | undefined;
        readonly media: readonly MediaView[];
      }
    | undefined;
  readonly responses: readonly {
    /** `201`; its id on the page is `response-201`. */
    readonly status: string;
    readonly anchor: string;
    readonly html?: string | undefined;
    /** Plain text of the description, for one line. */
    readonly label: string;
    readonly headers: readonly FieldView[];
    readonly media: readonly MediaView[];
  }[];
  readonly samples: readonly SampleView[];
  /** URL of the file with all that it takes to make a request; absent where there is nothing to try. */
  readonly request?: string | undefined;
  /** Requests can be put together on the page, but not sent from it. */
  readonly composeOnly?: boolean | undefined;
  readonly toc: readonly TocEntry[];
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}

export interface ServerView {
  readonly url: string;
  readonly exampleUrl: string;
  readonly html?: string | undefined;
  readonly variables: readonly {
    readonly name: string;
    readonly default: string;
    readonly enum: readonly string[];
    readonly html?: string | undefined;
  }[];
}

export interface SecuritySchemeView {
  readonly name: string;
  /** In words: `Bearer token in the Authorization header`. */
  readonly label: string;
  /** What to send, where it can be shown: `Authorization: Bearer {token}`. */
  readonly example?: string | undefined;
  readonly scopes: readonly string[];
  readonly html?: string | undefined;
}

export interface MediaView {
  readonly type: string;
  readonly schema?: SchemaView | undefined;
  readonly examples: readonly ExampleView[];
}

export interface ExampleView {
  readonly name: string;
  /** The summary, else the name. */
  readonly label: string;
  readonly html?: string | undefined;
  readonly generated: boolean;
  readonly code: Code;
}

export interface SampleView {
  readonly id: string;
  readonly label: string;
  readonly code: Code;
  /** By the description's author. */
  readonly written?: boolean | undefined;
}

/** A schema ready to show: expanded to a sensible depth, links below it. */
export interface SchemaView {
  /** In words: `string`, `array of objects`, `string or integer`, `any`. */
  readonly type: string;
  /** The named schema behind it and its page. */
  readonly ref?: { readonly name: string; readonly url: string } | undefined;
  readonly format?: string | undefined;
  readonly nullable: boolean;
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly html?: string | undefined;
  readonly enum: readonly { readonly value: Json; readonly description?: string | undefined }[];
  readonly const?: { readonly value: Json } | undefined;
  readonly default?: { readonly value: Json } | undefined;
  readonly examples: readonly Json[];
  readonly constraints: readonly { readonly label: string; readonly value: string }[];
  /** Fields of the object, or of the objects in the array. */
  readonly fields: readonly FieldView[];
  /** Nothing else is accepted beside `fields`. */
  readonly closed: boolean;
  /** What other properties must look like (`additionalProperties` with a schema). */
  readonly additional?: SchemaView | undefined;
  readonly alternatives: readonly {
    readonly label: string;
    readonly schemas: readonly {
      readonly id: string;
      readonly label: string;
      readonly schema: SchemaView;
    }[];
  }[];
  /** It contains itself: not expanded, `ref` leads to it. */
  readonly recursive: boolean;
  /** Fields left out here because they lie too deep; `ref` leads to them, where it has a page. */
  readonly hiddenFields: number;
}

export interface FieldView {
  /** Unique on its page and the same from build to build: `request-body-customer_id`. */
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly schema: SchemaView;
}

/** `/api/schemas/customer-create`: one named schema. */
export interface SchemaContent {
  readonly kind: 'schema';
  readonly title: string;
  readonly schema: SchemaView;
  readonly examples: readonly ExampleView[];
  readonly usedBy: readonly OperationSummary[];
  readonly toc: readonly TocEntry[];
}
