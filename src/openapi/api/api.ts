import type { Fragment } from '../../content/fragment.js';
import type { Json } from '../../json-schema/json.js';
import type { Operation } from './operation.js';
import type { ApiExternalDocs, NamedSchema } from './schema.js';
import type { SecurityScheme } from './security.js';
import type { ApiServer } from './server.js';

/** An API description in normalized form, independent of its source version. Plain JSON. */
export interface Api {
  /** Path of the description file, relative to the site folder. */
  readonly path: string;
  /**
   * Other local files that it refers to, whether or not they exist, relative to the site folder.
   */
  readonly files?: readonly string[] | undefined;
  /**
   * Digest of everything that it was made from; equal digests mean equal APIs. Absent if that is unknown.
   */
  readonly digest?: string | undefined;
  /** Source format: `Swagger 2.0`, `OpenAPI 3.1`. */
  readonly format?: string | undefined;
  readonly title: string;
  readonly version: string;
  readonly summary?: string | undefined;
  readonly description?: Fragment | undefined;
  /** A URL. */
  readonly termsOfService?: string | undefined;
  readonly contact?: Contact | undefined;
  readonly license?: License | undefined;
  readonly externalDocs?: ApiExternalDocs | undefined;
  readonly servers: readonly ApiServer[];
  /** Entries of `components.securitySchemes`. */
  readonly securitySchemes: readonly SecurityScheme[];
  /** From `x-tagGroups`; otherwise a single unnamed group. Empty groups are kept. */
  readonly groups: readonly ApiTagGroup[];
  /** Sorted by group and tag, then in file order. */
  readonly operations: readonly Operation[];
  /**
   * Requests that the service sends; `path` is the webhook's name. Slugs are unique among webhooks.
   */
  readonly webhooks?: readonly Operation[] | undefined;
  readonly schemas: readonly NamedSchema[];
  /**
   * JSON Schema 2020-12 of each named schema, with references as `#/$defs/<name>`. Used for
   * validation, not for pages.
   */
  readonly jsonSchemas: Readonly<Record<string, Json>>;
  /** Downloads of the description: the original text, and the same as JSON. */
  readonly downloads: readonly { readonly format: 'yaml' | 'json'; readonly text: string }[];
  /** Values of `only` and `except` that select nothing. */
  readonly unmatched?: readonly UnmatchedSelection[] | undefined;
}

/** A value of `only` or `except` that selects nothing. */
export interface UnmatchedSelection {
  /** Its keys in the options of the description. */
  readonly keys: readonly (string | number)[];
  readonly value: string;
  readonly hint?: string | undefined;
}

interface Contact {
  readonly name?: string | undefined;
  readonly url?: string | undefined;
  readonly email?: string | undefined;
}

interface License {
  readonly name: string;
  readonly url?: string | undefined;
  /** An SPDX expression such as `Apache-2.0`. */
  readonly identifier?: string | undefined;
}

export interface ApiTagGroup {
  /** Absent if the description has no groups. */
  readonly name?: string | undefined;
  /** Created by docsgen for tags without a group. */
  readonly implied?: boolean | undefined;
  readonly tags: readonly ApiTag[];
}

export interface ApiTag {
  readonly name: string;
  /** Created by docsgen for operations without a tag. */
  readonly implied?: boolean | undefined;
  /** `x-displayName`, or else the summary (3.2), or else the name. */
  readonly label: string;
  /** For example `credit-note-line-items`; unique within the description. */
  readonly slug: string;
  readonly summary?: string | undefined;
  readonly description?: Fragment | undefined;
  readonly externalDocs?: ApiExternalDocs | undefined;
  /** Slug of the parent tag (3.2). */
  readonly parent?: string | undefined;
  /** Purpose of the tag (3.2): `nav`, `badge`, `audience`, … */
  readonly kind?: string | undefined;
  /** Slugs of its operations, in order. */
  readonly operations: readonly string[];
}
