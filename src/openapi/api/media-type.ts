import type { Fragment } from '../../content/fragment.js';
import type { Json } from '../../json-schema/json.js';
import type { SampleId } from '../../request/code-samples/languages.js';
import type { Example, HighlightedCode } from './example.js';
import type { ApiSchema } from './schema.js';

export interface MediaType {
  /** `application/json` */
  readonly type: string;
  /** Of the content as a whole; where only its items are described, of one of them. */
  readonly schema?: ApiSchema | undefined;
  /** Of each item of a stream (3.2): an event, a line, a part. */
  readonly itemSchema?: ApiSchema | undefined;
  /** JSON Schema 2020-12; named schemas are `#/$defs/<name>`, as in `Api.jsonSchemas`. */
  readonly jsonSchema?: Json | undefined;
  readonly itemJsonSchema?: Json | undefined;
  /** Those of the description; where it has none, one made from the schema, or one for each alternative. */
  readonly examples: readonly Example[];
  /** Examples that lie at a URL, which are not fetched, and files that are not shown as text. */
  readonly externalExamples?: readonly ExternalExample[] | undefined;
  /** Names of the fields of a form in parts that are files. */
  readonly files?: readonly string[] | undefined;
  /** How the parts of a form are sent. */
  readonly encoding?: readonly Encoding[] | undefined;
}

export interface ExternalExample {
  readonly name: string;
  readonly summary?: string | undefined;
  /** Of a file of the site, it begins with a link to the file. */
  readonly description?: Fragment | undefined;
  /** Absent where the example is a file of the site. */
  readonly url?: string | undefined;
}

export interface Encoding extends Partial<Serialization> {
  /**
   * The property that it is about. In a sequence of parts (3.2): the part's position from `0`, or `*` for
   * all that follow.
   */
  readonly property: string;
  /** `image/png, image/jpeg` */
  readonly contentType?: string | undefined;
  readonly headers: readonly Header[];
  /** Of the parts within this part (3.2). */
  readonly encoding?: readonly Encoding[] | undefined;
}

export interface CodeSample {
  /** `curl`, `javascript`, `python`: tells it from the others. */
  readonly id: string;
  /** `cURL`, `JavaScript`, `Python`; of a written sample, its own label. */
  readonly label: string;
  /** Label of the language, where `label` is another: a reader's choice of language is kept by it. */
  readonly languageLabel?: string | undefined;
  readonly code: HighlightedCode;
  /** The description's author wrote it; absent where docsgen made it. */
  readonly written?: boolean | undefined;
  /** The language in which the form writes the reader's request in its place; absent where it stays. */
  readonly language?: SampleId | undefined;
}

/** How a value that is not a single one is written down (OpenAPI 3.1.1, section 4.8.12.3). */
export interface Serialization {
  /** With the default of the place where none is written: `form` for a query. */
  readonly style: string;
  readonly explode: boolean;
  /** Reserved characters stay as they are. */
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
  /** As for parameters. */
  readonly externalExamples?: readonly ExternalExample[] | undefined;
  readonly contentType?: string | undefined;
}
