import type { SchemaView } from 'docsgen/theme';
import { schemaWeight } from './schema-weight.js';

/** Whether a value has facts beside its type and content. */
export function hasFacts(schema: SchemaView): boolean {
  const { title, html, xml, docs, constraints, examples, enum: values } = schema;
  return (
    [constraints, examples, values].some(({ length }) => length > 0) ||
    [title, html, xml, docs, schema.const, schema.default].some((one) => one !== undefined)
  );
}

/** Whether a schema has content below its first line. */
export function hasBody(schema: SchemaView): boolean {
  const { others, alsoRequired, dependentRequired, closedItems, discriminator, items } = schema;
  return (
    schemaWeight(schema) > 0 ||
    schema.recursive ||
    schema.hiddenFields > 0 ||
    schema.hiddenAlternatives !== undefined ||
    [others, alsoRequired, dependentRequired, closedItems, discriminator].some(Boolean) ||
    (items !== undefined && (hasFacts(items) || hasBody(items)))
  );
}
