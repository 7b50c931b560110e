import type { ExampleView } from './exchange-view.js';
import type { OperationSummary } from './operation-summary.js';
import type { PageLink, TocEntry } from './page-link.js';
import type { SchemaView } from './schema-view.js';

/** `/api/schemas/customer-create`: a named schema. */
export interface SchemaContent {
  readonly kind: 'schema';
  readonly title: string;
  readonly schema: SchemaView;
  readonly examples: readonly ExampleView[];
  /** Operations and webhooks that use it; only the first ones of a long list. */
  readonly usedBy: readonly OperationSummary[];
  /** Number of omitted operations and webhooks. */
  readonly moreUsers: number;
  /** Schemas that reference it directly. */
  readonly usedBySchemas: readonly PageLink[];
  readonly toc: readonly TocEntry[];
}
