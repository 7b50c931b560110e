import type { OperationSummary } from './operation-summary.js';
import type { SampleView } from './reference-content.js';
import type { SchemaView } from './schema-view.js';
import type { Untranslated } from './untranslated.js';

/** A part of a page body: finished HTML, or an embed that the theme renders. */
export type BodyPart = string | SchemaEmbed | OperationEmbed;

/** `::schema[…]` in Markdown. */
export interface SchemaEmbed {
  readonly kind: 'schema';
  readonly name: string;
  readonly url: string;
  readonly schema: SchemaView;
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
