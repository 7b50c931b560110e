import type { Fragment } from '../../content/fragment.js';
import type { Place } from '../../diagnostics/diagnostic.js';
import type { Json } from '../../json-schema/json.js';
import type { Example } from './example.js';
import type {
  CodeSample,
  Encoding,
  ExternalExample,
  Header,
  MediaType,
  Serialization,
} from './media-type.js';
import type { ApiExternalDocs, ApiSchema } from './schema.js';
import type { ApiSecurity } from './security.js';
import type { ApiServer } from './server.js';

/** Who sends a request: the reader's program, or the service to it (webhooks and callbacks). */
export type RequestSender = 'client' | 'server';

export interface Operation {
  /** As written; absent if the description has none. */
  readonly operationId?: string | undefined;
  /**
   * From the operationId, or else from method and path: `create-customer`; unique within the
   * description.
   */
  readonly slug: string;
  /** Slug of the tag that lists the operation. */
  readonly tag: string;
  /** Slugs of all its tags that have a page or section, the listing tag first. */
  readonly tags?: readonly string[] | undefined;
  /** From `x-badges` and from badge or audience tags (3.2). */
  readonly badges?: readonly ApiBadge[] | undefined;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  /**
   * The summary, or else the first sentence of the description, the words of the operationId, or
   * method and path.
   */
  readonly title: string;
  readonly titleFrom: 'summary' | 'description' | 'operationId' | 'path';
  /** As written. */
  readonly summary?: string | undefined;
  /** Without the part that became the title, if there is more. */
  readonly description?: Fragment | undefined;
  /** Summary and description of the path item, shared by its operations. */
  readonly pathSummary?: string | undefined;
  readonly pathDescription?: Fragment | undefined;
  readonly externalDocs?: ApiExternalDocs | undefined;
  readonly deprecated: boolean;
  readonly servers: readonly ApiServer[];
  /** Where the servers are defined; `none` if the default `/` applies. */
  readonly serversFrom?: 'operation' | 'path' | 'description' | 'none' | undefined;
  readonly security: ApiSecurity;
  /**
   * Where the security is defined; `operation` without alternatives means that no credentials are
   * needed.
   */
  readonly securityFrom?: 'operation' | 'description' | 'none' | undefined;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: ApiRequestBody | undefined;
  readonly responses: readonly ApiResponse[];
  /** Requests that the service sends as a consequence of this operation. */
  readonly callbacks?: readonly Callback[] | undefined;
  readonly samples: readonly CodeSample[];
  readonly place: Place;
}

export interface ApiBadge {
  readonly label: string;
  /** Position relative to the title. */
  readonly position: 'before' | 'after';
  /** As written, any CSS color. */
  readonly color?: string | undefined;
  /** Description of the tag behind the badge. */
  readonly description?: Fragment | undefined;
  /** External documentation of the tag behind the badge. */
  readonly externalDocs?: ApiExternalDocs | undefined;
}

export interface Callback {
  /** Key under `callbacks`. */
  readonly name: string;
  /** `path` of each operation is the URL's runtime expression: `{$request.body#/callbackUrl}`. */
  readonly operations: readonly Operation[];
}

export interface Parameter extends Partial<Serialization> {
  readonly name: string;
  /** `querystring` (3.2) is the whole query. */
  readonly in: 'path' | 'query' | 'querystring' | 'header' | 'cookie';
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: Fragment | undefined;
  readonly schema: ApiSchema;
  /** JSON Schema 2020-12; named schemas are `#/$defs/<name>`, as in `Api.jsonSchemas`. */
  readonly jsonSchema?: Json | undefined;
  readonly examples: readonly Example[];
  /** Examples at a URL, which docsgen does not fetch. */
  readonly externalExamples?: readonly ExternalExample[] | undefined;
  /** Initial value for developers, from the description or generated from the schema. */
  readonly initialValue?: Json | undefined;
  /** The parameter may be sent without a value. */
  readonly allowEmptyValue?: boolean | undefined;
  /** Media type of a parameter with content, such as `application/json`. */
  readonly contentType?: string | undefined;
  /** Encoding of the fields of a query string parameter, if defined (3.2). */
  readonly encoding?: readonly Encoding[] | undefined;
}

export interface ApiRequestBody {
  readonly required: boolean;
  readonly description?: Fragment | undefined;
  readonly media: readonly MediaType[];
}

export interface ApiResponse {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  /** OpenAPI 3.2. */
  readonly summary?: string | undefined;
  readonly description?: Fragment | undefined;
  readonly headers: readonly Header[];
  readonly media: readonly MediaType[];
  readonly links?: readonly Link[] | undefined;
}

/** A follow-up request that uses values of a response. */
export interface Link {
  /** Key under `links`. */
  readonly name: string;
  readonly description?: Fragment | undefined;
  /** As written: an operation id, or a reference to an operation. */
  readonly operationId?: string | undefined;
  readonly operationRef?: string | undefined;
  /** Slug of the operation, if it belongs to this description. */
  readonly operation?: string | undefined;
  /** Values or runtime expressions: `$response.body#/id`. */
  readonly parameters: readonly { readonly name: string; readonly value: Json }[];
  readonly requestBody?: { readonly value: Json } | undefined;
  readonly server?: ApiServer | undefined;
}
