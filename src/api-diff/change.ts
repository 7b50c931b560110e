import type { MessageKey } from '../i18n/index.js';

/**
 * What happened to a part of an API: a message such as "new" or "removed", the changed named
 * schemas that it uses, or a limit with its old and new value.
 */
export type ChangeKind =
  | { readonly key: Extract<MessageKey, `changes.${string}`>; readonly values?: readonly string[] }
  | { readonly schemas: readonly string[] }
  | { readonly limit: string; readonly before: string; readonly after: string };

/** One difference between two versions of an API. */
export interface Change {
  /** A client written for the older version may fail with the newer one. */
  readonly breaking: boolean;
  readonly part: ChangedPart;
  readonly what: ChangeKind;
}

/** The part that changed. `path` lists property names: `customer`, `name`. */
export type ChangedPart =
  | { readonly kind: 'operation' | 'schema' | 'body' | 'security' }
  /** `url` keeps its variables in braces. */
  | { readonly kind: 'server'; readonly url: string }
  | { readonly kind: 'parameter'; readonly name: string; readonly place: string }
  | { readonly kind: 'response'; readonly status: string }
  | { readonly kind: 'header' | 'link'; readonly name: string; readonly status: string }
  | {
      readonly kind: 'field';
      readonly path: readonly string[];
      readonly of:
        | 'schema'
        | 'body'
        | { readonly status: string }
        | { readonly parameter: string; readonly place: string };
    };

/** The changes of one operation or one schema. */
export interface ChangeGroup {
  /** For example `POST /planets` or `Planet`. */
  readonly name: string;
  /** Title of an operation. */
  readonly title?: string | undefined;
  /** Link target in the newer version; absent if the part was removed. */
  readonly target?: string | undefined;
  readonly changes: readonly Change[];
}

export interface ApiChanges {
  readonly before: string;
  readonly after: string;
  /** Changes to the servers of the whole API. */
  readonly servers: readonly Change[];
  readonly operations: readonly ChangeGroup[];
  readonly schemas: readonly ChangeGroup[];
}
