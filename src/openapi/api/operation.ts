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

export interface Operation {
  /** As written; absent where the description gives none. */
  readonly operationId?: string | undefined;
  /** From the operationId, else from method and path: `create-customer`; unique within the description. */
  readonly slug: string;
  /** Slug of the tag that it stands under. */
  readonly tag: string;
  /** Slugs of all its tags that have a place of their own, the one that it stands under first. */
  readonly tags?: readonly string[] | undefined;
  /** From `x-badges`, and from tags that are badges or audiences (3.2). */
  readonly badges?: readonly ApiBadge[] | undefined;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  /** The summary, else the operationId, else method and path. */
  readonly title: string;
  /** As written. */
  readonly summary?: string | undefined;
  readonly description?: Fragment | undefined;
  /** What the path item says about all its operations. */
  readonly pathSummary?: string | undefined;
  readonly pathDescription?: Fragment | undefined;
  readonly externalDocs?: ApiExternalDocs | undefined;
  readonly deprecated: boolean;
  readonly servers: readonly ApiServer[];
  /** Who names these servers; `none` where nobody does and `/` is assumed. */
  readonly serversFrom?: 'operation' | 'path' | 'description' | 'none' | undefined;
  readonly security: ApiSecurity;
  /** Who asks for this: with `operation` and no alternatives, it says that nothing is needed. */
  readonly securityFrom?: 'operation' | 'description' | 'none' | undefined;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: ApiRequestBody | undefined;
  readonly responses: readonly ApiResponse[];
  /** Requests that the service sends because of this one. */
  readonly callbacks?: readonly Callback[] | undefined;
  readonly samples: readonly CodeSample[];
  readonly place: Place;
}

export interface ApiBadge {
  readonly label: string;
  /** Before or after the title. */
  readonly position: 'before' | 'after';
  /** As written, any CSS colour. */
  readonly color?: string | undefined;
  /** What it means, of a badge that is a tag. */
  readonly description?: Fragment | undefined;
  /** Where more is said of such a tag. */
  readonly externalDocs?: ApiExternalDocs | undefined;
}

export interface Callback {
  /** The key under `callbacks`. */
  readonly name: string;
  /** Its operations; `path` is the runtime expression of the URL, `{$request.body#/callbackUrl}`. */
  readonly operations: readonly Operation[];
}

export interface Parameter extends Partial<Serialization> {
  readonly name: string;
  /** `querystring` (3.2) is the query as a whole. */
  readonly in: 'path' | 'query' | 'querystring' | 'header' | 'cookie';
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: Fragment | undefined;
  readonly schema: ApiSchema;
  /** JSON Schema 2020-12; named schemas are `#/$defs/<name>`, as in `Api.jsonSchemas`. */
  readonly jsonSchema?: Json | undefined;
  readonly examples: readonly Example[];
  /** Examples that lie at a URL; they are not fetched. */
  readonly externalExamples?: readonly ExternalExample[] | undefined;
  /** A value that a developer can start from, of the description or made from the schema. */
  readonly start?: Json | undefined;
  /** It may be sent without a value. */
  readonly allowEmptyValue?: boolean | undefined;
  /** Where the value is a text in a format of its own: the media type, `application/json`. */
  readonly contentType?: string | undefined;
  /** How the fields of a whole query are written, where that is said (3.2). */
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

/** What can be done next with the values of an answer. */
export interface Link {
  /** The key under `links`. */
  readonly name: string;
  readonly description?: Fragment | undefined;
  /** As written: the id of an operation, or a reference to one. */
  readonly operationId?: string | undefined;
  readonly operationRef?: string | undefined;
  /** Slug of that operation, where it is one of this description. */
  readonly operation?: string | undefined;
  /** Values or runtime expressions, `$response.body#/id`. */
  readonly parameters: readonly { readonly name: string; readonly value: Json }[];
  readonly requestBody?: { readonly value: Json } | undefined;
  readonly server?: ApiServer | undefined;
}
