import type { SchemaView } from 'docsgen/theme';
import type { Translate } from '../../text.js';
import { schemaWeight } from './schema-weight.js';

/** Number of limits that the first line of a field has room for. */
const maxLimitsInLine = 2;

/**
 * The limits of a field that stand on its first line, beside the type: a few numbers, and nothing else to say about the
 * value. Others are below its description.
 */
export function limitsInLine(schema: SchemaView): SchemaView['limits'] {
  const { limits, examples, xml } = schema;
  const hasOthers = examples.length > 0 || [schema.const, schema.default, xml].some(Boolean);
  const areNumbers = limits.every(({ value }) => /^-?\d[\d.]{0,11}$/.test(value));
  return !hasOthers && areNumbers && limits.length <= maxLimitsInLine ? limits : [];
}

/** The schema without the limits that the line of its type already shows. */
export function withoutLimitsInLine(schema: SchemaView): SchemaView {
  return limitsInLine(schema).length > 0 ? { ...schema, limits: [] } : schema;
}

/** Limit of values that are shown expanded. */
export const maxOpenValues = 20;

/** Whether the accepted values are listed beside the limits: they are few and have no texts. */
export function areValuesInLine(values: SchemaView['enum']): boolean {
  return values.length > 0 && values.length <= maxOpenValues && !areValuesDescribed(values);
}

export function areValuesDescribed(values: SchemaView['enum']): boolean {
  return values.some(({ name, description, deprecated }) => name || description || deprecated);
}

export function valuesLabel({ length }: SchemaView['enum'], t: Translate): string {
  return t(length === 1 ? 'reference.onlyValue' : 'reference.oneOfValues');
}

/** A word, or up to three that each start with a capital letter. */
const typeName = /^(?:[\p{L}_][\p{L}\p{N}_.-]*|\p{Lu}[\p{L}\p{N}]*(?: \p{Lu}[\p{L}\p{N}]*){1,2})$/u;

/** Longest title that fits beside a type. */
const maxTypeTitle = 40;

/** The title of a schema that reads like the name of a type, such as `Bank Account`, to show beside the type. */
export function typeTitle({ title }: Pick<SchemaView, 'title'>): string | undefined {
  return title !== undefined && title.length <= maxTypeTitle && typeName.test(title)
    ? title
    : undefined;
}

/** Whether a value has facts beside its type and content. */
export function hasFacts(schema: SchemaView): boolean {
  const { description, xml, docs, limits, examples, enum: values } = schema;
  const title = typeTitle(schema) === undefined ? schema.title : undefined;
  return (
    [limits, examples, values].some(({ length }) => length > 0) ||
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
    (items !== undefined && (items.title !== undefined || hasFacts(items) || hasBody(items)))
  );
}
