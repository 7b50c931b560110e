import type { Fragment } from '../../content/fragment.js';
import type { Json } from '../../json-schema/json.js';

export interface Example {
  /** The key under `examples`; `example` where there is only one without a name. */
  readonly name: string;
  readonly summary?: string | undefined;
  readonly description?: Fragment | undefined;
  /** Made from the schema, not written by the description's author. */
  readonly generated: boolean;
  /** Of JSON and forms in requests, and of parameters that have several: what is written down in `code`. */
  readonly value?: Json | undefined;
  readonly code: HighlightedCode;
  /** The same as it goes over the wire, where the description gives both (3.2). */
  readonly serialized?: HighlightedCode | undefined;
}

/** A piece of code: its text and the same highlighted, `<span class="hljs-…">` inside. */
export interface HighlightedCode {
  /** A name the highlighter knows, `json`; empty for plain text. */
  readonly language: string;
  readonly text: string;
  readonly html: string;
}
