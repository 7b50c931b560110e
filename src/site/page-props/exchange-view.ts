import type { HighlightedCode } from '../../openapi/api/example.js';
import type { OperationSummary } from './operation-summary.js';
import type { RenderedText } from './rendered-text.js';
import type { FieldView, SchemaView } from './schema-view.js';
import type { FactView, ServerView } from './service-view.js';

/** A parameter or header: a property with its serialization. */
export interface ParameterView extends FieldView {
  readonly style?: StyleView | undefined;
  /** Whether reserved characters are sent without percent-encoding. */
  readonly allowReserved: boolean;
  readonly allowEmptyValue: boolean;
  /** Media type of a serialized value: `application/json`. */
  readonly contentType?: string | undefined;
  /** Examples that have a name, a description or a serialized form. */
  readonly examples: readonly ExampleView[];
  readonly externalExamples?: readonly ExternalExampleView[] | undefined;
}

/** How an array or object value is serialized. */
export interface StyleView {
  /** The OpenAPI name of the style: `pipeDelimited`. */
  readonly name: string;
  /** Explanation; absent for the style that readers expect. */
  readonly text?: string | undefined;
  /** A sample of the serialized value: `colors=red|green`. */
  readonly sample?: string | undefined;
}

/** A body in one media type. */
export interface MediaView {
  readonly type: string;
  readonly anchor: string;
  /** An earlier media type, which shows the same body; this one has only the examples that differ. */
  readonly sameAs?: string | undefined;
  readonly schema?: SchemaView | undefined;
  /** Schema of each item in a sequential media type. */
  readonly itemSchema?: SchemaView | undefined;
  readonly examples: readonly ExampleView[];
  /** The names of all examples of a request, if the page does not show all of them. */
  readonly allExamples?: readonly ExampleName[] | undefined;
  readonly externalExamples: readonly ExternalExampleView[];
  readonly encoding: readonly EncodingView[];
}

/** How a part of a form or multipart body is encoded. */
export interface EncodingView {
  readonly anchor: string;
  /** Name of the property, or a description of the part. */
  readonly label: string;
  /** Whether the label is a property name. */
  readonly isName: boolean;
  readonly contentType?: string | undefined;
  readonly style?: StyleView | undefined;
  readonly allowReserved: boolean;
  readonly headers: readonly ParameterView[];
  /** Nested parts of this part. */
  readonly encoding: readonly EncodingView[];
}

export interface ExampleName {
  /** The key in the description. */
  readonly name: string;
  /** The summary, or the name if there is none. */
  readonly label: string;
  /** Whether the author gave it a summary or a name beyond a technical one such as `default`. */
  readonly isNamed: boolean;
}

export interface ExampleView extends ExampleName {
  readonly id: string;
  readonly description?: RenderedText | undefined;
  readonly generated: boolean;
  readonly code: HighlightedCode;
  /** Where the complete example is, if `code` is the beginning of it. */
  readonly completeUrl?: string | undefined;
  /** The value as sent over the wire. */
  readonly serialized?: HighlightedCode | undefined;
}

/** An example at a URL. */
export interface ExternalExampleView {
  readonly id: string;
  readonly label: string;
  /** Absent for a file of the site, which `description` links to. */
  readonly url?: string | undefined;
  /** Whether the URL is safe to link; schemes other than those of the web could run scripts. */
  readonly isLink: boolean;
  /** Whether the page has no room for the example, so that it links to the whole description. */
  readonly isOmitted?: true | undefined;
  readonly description?: RenderedText | undefined;
}

export interface ResponseView {
  /** `201`; on an operation page, its id is `response-201`. */
  readonly status: string;
  readonly anchor: string;
  readonly description?: RenderedText | undefined;
  /**
   * One line of plain text: the summary, or else the description or the beginning of it. Empty for a success whose
   * description is longer, because it follows below.
   */
  readonly label: string;
  /** Whether the response has both a summary and a description. */
  readonly isSummarized: boolean;
  /** Whether `description` says more than `label`. */
  readonly isCut: boolean;
  readonly isError: boolean;
  /** Status of an earlier response with the same media types; their examples may differ. */
  readonly sameAs?: string | undefined;
  readonly headers: readonly ParameterView[];
  readonly media: readonly MediaView[];
  /** Whether HTTP forbids a body. Otherwise, an empty `media` means that the description does not define the body. */
  readonly isBodiless?: boolean | undefined;
  readonly links: readonly LinkView[];
}

/** An OpenAPI link: a follow-up operation that uses values of the response. */
export interface LinkView {
  readonly name: string;
  readonly anchor: string;
  readonly description?: RenderedText | undefined;
  /** Set if the operation is in this description. */
  readonly operation?: OperationSummary | undefined;
  /** The target as written, if it is not. */
  readonly target?: string | undefined;
  /** Values as JSON, runtime expressions as written. */
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly body?: string | undefined;
  readonly server?: ServerView | undefined;
}

export interface BadgeView {
  readonly label: string;
  readonly position: 'before' | 'after';
  /** A CSS color without references. */
  readonly color?: string | undefined;
  /** Description of the badge, if it has one. */
  readonly description?: RenderedText | undefined;
  readonly externalDocs?: FactView | undefined;
}
