import type { SchemaView } from 'docsgen/theme';

/** The number of fields, parts and alternatives in a schema, on all levels. */
export function schemaWeight({ fields, parts = [], alternatives, items }: SchemaView): number {
  const inner = [...fields, ...parts, ...alternatives.flatMap(({ schemas }) => schemas)];
  const below = inner.reduce((sum, { schema }) => sum + 1 + schemaWeight(schema), 0);
  return below + (items ? schemaWeight(items) : 0);
}
