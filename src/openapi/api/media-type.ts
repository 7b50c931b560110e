import type { Fragment } from '../../content/fragment.js';
import type { Json } from '../../json-schema/json.js';
import type { SampleId } from '../../request/code-samples/index.js';
import type { Example, HighlightedCode } from './example.js';
import type { ApiSchema } from './schema.js';

export interface MediaType {
  /** For example `application/json`. */
  readonly type: string;
  /** Schema of the whole content; if only items are described, of one item. */
  readonly schema?: ApiSchema | undefined;
  /** Schema of each streamed item (3.2): an event, a line, a part. */
  readonly itemSchema?: ApiSchema | undefined;
  /** JSON Schema 2020-12; named schemas are `#/$defs/<name>`, as in `Api.jsonSchemas`. */
  readonly jsonSchema?: Json | undefined;
  readonly itemJsonSchema?: Json | undefined;
  /**
   * Examples of the description, or else generated ones: one for the schema or one for each
   * alternative.
   */
  readonly examples: readonly Example[];
  /** Examples at a URL, which docsgen does not fetch, and files that cannot be shown as text. */
  readonly externalExamples?: readonly ExternalExample[] | undefined;
  /** Names of multipart form fields that are files. */
  readonly files?: readonly string[] | undefined;
  /** How the parts of a form are encoded. */
  readonly encoding?: readonly Encoding[] | undefined;
}

export interface ExternalExample {
  readonly name: string;
  readonly summary?: string | undefined;
  /** For a file of the site, starts with a link to the file. */
  readonly description?: Fragment | undefined;
  /** Absent if the example is a file of the site. */
  readonly url?: string | undefined;
}

export interface Encoding extends Partial<Serialization> {
  /**
   * Property name. In a sequence of parts (3.2): the position from `0`, or `*` for all further
   * parts.
   */
  readonly property: string;
  /** For example `image/png, image/jpeg`. */
  readonly contentType?: string | undefined;
  readonly headers: readonly Header[];
  /** Encodings of nested parts (3.2). */
  readonly encoding?: readonly Encoding[] | undefined;
}

export interface CodeSample {
  /** Unique id such as `curl`, `javascript` or `python`. */
  readonly id: string;
  /** Display name such as `cURL` or `Python`; for an author's sample, its own label. */
  readonly label: string;
  /** Language label if it differs from `label`; the reader's language choice is stored under it. */
  readonly languageLabel?: string | undefined;
  readonly code: HighlightedCode;
  /** Written by the author; absent if docsgen generated it. */
  readonly written?: boolean | undefined;
  /**
   * Language in which the request form regenerates the sample; absent if the sample stays fixed.
   */
  readonly language?: SampleId | undefined;
}

/** How lists and objects are serialized (OpenAPI 3.1.1, section 4.8.12.3). */
export interface Serialization {
  /** Includes the default for the location, such as `form` for a query. */
  readonly style: string;
  readonly explode: boolean;
  /** Reserved characters are not encoded. */
  readonly allowReserved: boolean;
}

export interface Header extends Partial<Pick<Serialization, 'style' | 'explode'>> {
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: Fragment | undefined;
  readonly schema: ApiSchema;
  /** JSON Schema 2020-12; named schemas are `#/$defs/<name>`, as in `Api.jsonSchemas`. */
  readonly jsonSchema?: Json | undefined;
  readonly examples?: readonly Example[] | undefined;
  /** Examples at a URL, which docsgen does not fetch. */
  readonly externalExamples?: readonly ExternalExample[] | undefined;
  readonly contentType?: string | undefined;
}
