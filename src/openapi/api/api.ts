import type { Fragment } from '../../content/fragment.js';
import type { Json } from '../../json-schema/json.js';
import type { Operation } from './operation.js';
import type { ApiExternalDocs, NamedSchema } from './schema.js';
import type { SecurityScheme } from './security.js';
import type { ApiServer } from './server.js';

/** An API description in the one form that the rest of docsgen knows, whatever version came in. Plain JSON. */
export interface Api {
  /** The description's file, relative to the site's folder. */
  readonly path: string;
  /** The other files that it refers to, there or not, relative to the site's folder; none that lie on the web. */
  readonly files?: readonly string[] | undefined;
  /** The format that came in: `Swagger 2.0`, `OpenAPI 3.1`. */
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
  /** By name, as `components.securitySchemes` has them. */
  readonly securitySchemes: readonly SecurityScheme[];
  /** From `x-tagGroups`; a single group without a name where there are none. Empty groups stay. */
  readonly groups: readonly ApiTagGroup[];
  /** In the order of the groups and their tags, then of the file. */
  readonly operations: readonly Operation[];
  /** Requests that the service sends; `path` is the webhook's name. Slugs are unique among the webhooks. */
  readonly webhooks?: readonly Operation[] | undefined;
  readonly schemas: readonly NamedSchema[];
  /**
   * JSON Schema 2020-12 of each named schema, by name; they refer to each other as `#/$defs/<name>`. What
   * validates values uses them; pages do not.
   */
  readonly jsonSchemas: Readonly<Record<string, Json>>;
  /** The description to offer for download: its text as it came, and the same as JSON. */
  readonly downloads: readonly { readonly format: 'yaml' | 'json'; readonly text: string }[];
}

export interface Contact {
  readonly name?: string | undefined;
  readonly url?: string | undefined;
  readonly email?: string | undefined;
}

export interface License {
  readonly name: string;
  readonly url?: string | undefined;
  /** An SPDX expression, `Apache-2.0`. */
  readonly identifier?: string | undefined;
}

export interface ApiTagGroup {
  /** Absent where the description has no groups. */
  readonly name?: string | undefined;
  /** docsgen's own, for tags that are in no group. */
  readonly implied?: boolean | undefined;
  readonly tags: readonly ApiTag[];
}

export interface ApiTag {
  readonly name: string;
  /** docsgen's own, for operations that have no tag. */
  readonly implied?: boolean | undefined;
  /** `x-displayName`, else the summary (3.2), else the name. */
  readonly label: string;
  /** `credit-note-line-items`; unique within the description. */
  readonly slug: string;
  readonly summary?: string | undefined;
  readonly description?: Fragment | undefined;
  readonly externalDocs?: ApiExternalDocs | undefined;
  /** Slug of the tag that it lies in (3.2). */
  readonly parent?: string | undefined;
  /** What it is for (3.2): `nav`, `badge`, `audience`, … */
  readonly kind?: string | undefined;
  /** Slugs of its operations, in order. */
  readonly operations: readonly string[];
}
