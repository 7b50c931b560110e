import type { HighlightedCode } from '../../openapi/api/example.js';
import type { OperationSummary } from './operation-summary.js';
import type { FieldView, SchemaView } from './schema-view.js';
import type { FactView, ServerView } from './service-view.js';

/** A parameter or a header: a field, and how it travels. */
export interface ParameterView extends FieldView {
  readonly style?: StyleView | undefined;
  /** Reserved characters stay as they are. */
  readonly allowReserved: boolean;
  readonly allowEmptyValue: boolean;
  /** Where the value is a text in a format of its own: `application/json`. */
  readonly contentType?: string | undefined;
  /** Examples with names, words or a form on the wire. */
  readonly examples: readonly ExampleView[];
  readonly externalExamples?: readonly ExternalExampleView[] | undefined;
}

/** How a value that is not a single one is written down. */
export interface StyleView {
  /** As OpenAPI calls it: `pipeDelimited`. */
  readonly name: string;
  /** In words; absent where it is what readers expect. */
  readonly text?: string | undefined;
  /** What it looks like: `colors=red|green`. */
  readonly sample?: string | undefined;
}

/** A body in one media type. */
export interface MediaView {
  readonly type: string;
  readonly anchor: string;
  readonly schema?: SchemaView | undefined;
  /** Of each item of a stream. */
  readonly itemSchema?: SchemaView | undefined;
  readonly examples: readonly ExampleView[];
  readonly externalExamples: readonly ExternalExampleView[];
  readonly encoding: readonly EncodingView[];
}

/** How a part of a form is sent. */
export interface EncodingView {
  readonly anchor: string;
  /** Name of the property, or in words which part it is. */
  readonly label: string;
  /** The label is a name. */
  readonly isName: boolean;
  readonly contentType?: string | undefined;
  readonly style?: StyleView | undefined;
  readonly allowReserved: boolean;
  readonly headers: readonly ParameterView[];
  /** The parts within this part. */
  readonly encoding: readonly EncodingView[];
}

export interface ExampleView {
  readonly id: string;
  readonly name: string;
  /** The summary, else the name. */
  readonly label: string;
  readonly html?: string | undefined;
  readonly generated: boolean;
  readonly code: HighlightedCode;
  /** The same as it goes over the wire. */
  readonly serialized?: HighlightedCode | undefined;
}

/** An example that lies at a URL. */
export interface ExternalExampleView {
  readonly id: string;
  readonly label: string;
  /** Absent of a file of the site, which `html` links to. */
  readonly url?: string | undefined;
  /** It may be followed: other schemes than those of the web could run scripts. */
  readonly isLink: boolean;
  readonly html?: string | undefined;
}

export interface ResponseView {
  /** `201`; its id on a page of its own is `response-201`. */
  readonly status: string;
  readonly anchor: string;
  readonly html?: string | undefined;
  /** Plain text, for one line: the summary, else the description. */
  readonly label: string;
  /** The summary and the description are two texts. */
  readonly isSummarized: boolean;
  readonly headers: readonly ParameterView[];
  readonly media: readonly MediaView[];
  /** HTTP allows it no body. Where `media` is empty otherwise, the description does not say what the body is. */
  readonly isBodiless?: boolean | undefined;
  readonly links: readonly LinkView[];
  /** It holds nothing that an answer before it does not hold: the second of two errors of one kind. */
  readonly repeats: boolean;
}

/** What can be done next with the values of an answer. */
export interface LinkView {
  readonly name: string;
  readonly anchor: string;
  readonly html?: string | undefined;
  /** Where it is one of this description. */
  readonly operation?: OperationSummary | undefined;
  /** As written, where it is not. */
  readonly target?: string | undefined;
  /** Values as JSON, expressions as they are. */
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly body?: string | undefined;
  readonly server?: ServerView | undefined;
}

export interface BadgeView {
  readonly label: string;
  readonly position: 'before' | 'after';
  /** A CSS colour that refers to nothing else. */
  readonly color?: string | undefined;
  /** What it means, where that is said. */
  readonly html?: string | undefined;
  readonly externalDocs?: FactView | undefined;
}
