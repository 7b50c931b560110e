import { isObject, type RawObject } from '../json.js';
import { mapFields } from '../references/fields.js';

/** Upgrades a Swagger 2.0 schema to 3.0. */
export function upgradeSchema(node: RawObject): RawObject {
  const made = mapFields(node, 'swaggerSchema', '', (child, kind) =>
    kind === 'swaggerSchema' ? upgradeSchema(child) : child,
  );
  return withKeywords(made);
}

/** Keywords of a parameter, item or header that move into its schema. */
const schemaKeys = new Set(
  (
    'type format items default enum pattern multipleOf uniqueItems minimum maximum exclusiveMinimum ' +
    'exclusiveMaximum minLength maxLength minItems maxItems x-nullable x-enumDescriptions ' +
    'x-enum-descriptions x-enum-varnames x-ms-enum'
  ).split(' '),
);

/** Splits a Swagger 2.0 parameter, item or header into its schema for 3.0 and the rest. */
export function splitSchema(node: RawObject): { schema: RawObject; rest: RawObject } {
  const entries = Object.entries(node);
  const schema = Object.fromEntries(entries.filter(([key]) => schemaKeys.has(key)));
  const rest = Object.fromEntries(entries.filter(([key]) => !schemaKeys.has(key)));
  const items = isObject(schema.items) ? splitSchema(schema.items).schema : undefined;
  return { schema: withKeywords(items === undefined ? schema : { ...schema, items }), rest };
}

function withKeywords(node: RawObject): RawObject {
  const {
    discriminator,
    type,
    format,
    'x-nullable': nullable,
    'x-example': example,
    ...rest
  } = node;
  const made: Record<string, unknown> = { ...rest };
  if (typeof discriminator === 'string') made.discriminator = { propertyName: discriminator };
  else if (discriminator !== undefined) made.discriminator = discriminator;
  if (type === 'file') Object.assign(made, { type: 'string', format: 'binary' });
  else {
    if (type !== undefined) made.type = type;
    if (format !== undefined) made.format = format;
  }
  if (nullable === true) made.nullable = true;
  if (example !== undefined && made.example === undefined) made.example = example;
  return made;
}
