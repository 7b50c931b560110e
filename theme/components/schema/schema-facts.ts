import type { SchemaView } from 'docsgen/theme';
import { schemaWeight } from './schema-weight.js';

/** Number of limits that the first line of a field has room for. */
const maxLimitsInLine = 2;

/**
 * The limits of a field that stand on its first line, beside the type: a few numbers, and nothing else to say about the
 * value. Others are below its description.
 */
export function limitsInLine(schema: SchemaView): SchemaView['constraints'] {
  const { constraints, examples, xml } = schema;
  const hasOthers = examples.length > 0 || [schema.const, schema.default, xml].some(Boolean);
  const areNumbers = constraints.every(({ value }) => /^-?\d[\d.]{0,11}$/.test(value));
  return !hasOthers && areNumbers && constraints.length <= maxLimitsInLine ? constraints : [];
}

/** A schema whose limits are said once. */
export function withoutLimitsInLine(schema: SchemaView): SchemaView {
  return limitsInLine(schema).length > 0 ? { ...schema, constraints: [] } : schema;
}

/** Whether a value has facts beside its type and content. */
export function hasFacts(schema: SchemaView): boolean {
  const { title, description, xml, docs, constraints, examples, enum: values } = schema;
  return (
    [constraints, examples, values].some(({ length }) => length > 0) ||
    [title, description, xml, docs, schema.const, schema.default].some((one) => one !== undefined)
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
