import type { ExampleView } from './exchange-view.js';
import type { OperationSummary } from './operation-summary.js';
import type { PageLink, TocEntry } from './page-link.js';
import type { SchemaView } from './schema-view.js';

/** `/api/schemas/customer-create`: one named schema. */
export interface SchemaContent {
  readonly kind: 'schema';
  readonly title: string;
  readonly schema: SchemaView;
  readonly examples: readonly ExampleView[];
  /** The operations and webhooks that send or receive it, the first of them where they are very many. */
  readonly usedBy: readonly OperationSummary[];
  /** How many that leaves out. */
  readonly moreUsers: number;
  /** The schemas that refer to it themselves. */
  readonly usedBySchemas: readonly PageLink[];
  readonly toc: readonly TocEntry[];
}
