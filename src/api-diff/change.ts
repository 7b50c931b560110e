import type { MessageKey } from '../i18n/index.js';

/** What happened to a part of an API: `new`, `removed`, a limit or a named schema in it that was another one. */
export type ChangeKind =
  | { readonly key: Extract<MessageKey, `changes.${string}`>; readonly values?: readonly string[] }
  | { readonly schemas: readonly string[] }
  | { readonly limit: string; readonly before: string; readonly after: string };

/** One difference between two versions of an API. */
export interface Change {
  /** A program that was written for the older version may not work with the newer one. */
  readonly breaking: boolean;
  readonly part: ChangedPart;
  readonly what: ChangeKind;
}

/** What it is about. Fields are named by keys: `customer`, `name`. */
export type ChangedPart =
  | { readonly kind: 'operation' | 'schema' | 'body' | 'security' }
  /** By its address, with its variables in braces. */
  | { readonly kind: 'server'; readonly url: string }
  | { readonly kind: 'parameter'; readonly name: string; readonly place: string }
  | { readonly kind: 'response'; readonly status: string }
  | { readonly kind: 'header' | 'link'; readonly name: string; readonly status: string }
  | {
      readonly kind: 'field';
      readonly path: readonly string[];
      readonly of: 'schema' | 'body' | { readonly status: string } | { readonly parameter: string };
    };

/** The changes of an operation or a schema. */
export interface ChangeGroup {
  /** `POST /planets`, `Planet`. */
  readonly name: string;
  /** Where it is shown now; absent where it is gone. */
  readonly target?: string | undefined;
  readonly changes: readonly Change[];
}

export interface ApiChanges {
  readonly before: string;
  readonly after: string;
  /** Of the description as a whole. */
  readonly servers: readonly Change[];
  readonly operations: readonly ChangeGroup[];
  readonly schemas: readonly ChangeGroup[];
}
