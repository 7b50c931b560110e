import type { OperationSummary } from './operation-summary.js';
import type { SampleView } from './reference-content.js';
import type { SchemaView } from './schema-view.js';
import type { Untranslated } from './untranslated.js';

/** A part of a body: finished HTML, or a block for the theme to render in that place. */
export type BodyPart = string | SchemaEmbed | OperationEmbed;

/** `::schema[…]` in Markdown. */
export interface SchemaEmbed {
  readonly kind: 'schema';
  readonly name: string;
  readonly url: string;
  readonly schema: SchemaView;
  /** Language of the description, where it is not the page's. */
  readonly untranslated?: Untranslated | undefined;
}

/** `::operation[…]` in Markdown. */
export interface OperationEmbed {
  readonly kind: 'operation';
  readonly summary: OperationSummary;
  readonly samples: readonly SampleView[];
  /** Language of the description, where it is not the page's. */
  readonly untranslated?: Untranslated | undefined;
}
