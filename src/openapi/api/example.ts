import type { Fragment } from '../../content/fragment.js';
import type { Json } from '../../json-schema/json.js';

export interface Example {
  /** Key under `examples`; `example` for a single unnamed one. */
  readonly name: string;
  readonly summary?: string | undefined;
  readonly description?: Fragment | undefined;
  /** Generated from the schema, not written by the author. */
  readonly generated: boolean;
  /**
   * The value behind `code`, for JSON and forms in requests and for parameters with several
   * examples.
   */
  readonly value?: Json | undefined;
  readonly code: HighlightedCode;
  /** The serialized form, if the description provides both (3.2). */
  readonly serialized?: HighlightedCode | undefined;
}

/** Code as plain text and as highlighted HTML with `<span class="hljs-…">`. */
export interface HighlightedCode {
  /** Name of a highlighter language such as `json`; empty for plain text. */
  readonly language: string;
  readonly text: string;
  readonly html: string;
}
