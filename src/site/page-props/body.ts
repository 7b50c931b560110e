import type { HighlightedCode } from '../../openapi/api/example.js';
import type { OperationSummary } from './operation-summary.js';
import type { SampleView } from './reference-content.js';
import type { SchemaView } from './schema-view.js';
import type { Untranslated } from './untranslated.js';

/** A part of a page body: finished HTML, or an embed that the theme renders. */
export type BodyPart = string | SchemaEmbed | OperationEmbed | ApiDiagram;

/** `::schema[…]` in Markdown. */
export interface SchemaEmbed {
  readonly kind: 'schema';
  readonly name: string;
  readonly url: string;
  readonly schema: SchemaView;
  /** With `{example}`: the first example of the schema. */
  readonly example?: HighlightedCode | undefined;
  /** Language of the API description, if it differs from the page's. */
  readonly untranslated?: Untranslated | undefined;
}

/** `::operation[…]` in Markdown. */
export interface OperationEmbed {
  readonly kind: 'operation';
  readonly summary: OperationSummary;
  readonly samples: readonly SampleView[];
  /** Language of the API description, if it differs from the page's. */
  readonly untranslated?: Untranslated | undefined;
}

/** `::api-diagram{…}` in Markdown: a drawing of schemas and their references. Coordinates are in CSS pixels. */
export interface ApiDiagram {
  readonly kind: 'api-diagram';
  readonly title: string;
  /** Unique on the page. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly objects: readonly {
    readonly label: string;
    readonly url: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    /** Value of `aria-current`: `page` if the link leads to this page. */
    readonly current?: 'page' | 'true' | undefined;
    /** Its references in words, for listeners and for screens that are too narrow for the drawing. */
    readonly refersTo: readonly string[];
  }[];
  readonly references: readonly {
    /** SVG paths of the line and of its arrowhead. */
    readonly line: string;
    readonly head: string;
    /** The fields, one a line, each with the center of its text. */
    readonly label: readonly { readonly text: string; readonly x: number; readonly y: number }[];
    /** Whether it begins or ends at the current object. */
    readonly isCurrent: boolean;
  }[];
  /** Language of the API description, if it differs from the page's. */
  readonly untranslated?: Untranslated | undefined;
}
