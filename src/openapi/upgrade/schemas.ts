import { isObject, type RawObject } from '../../json-schema/json.js';
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
  const upgraded: Record<string, unknown> = { ...rest };
  if (typeof discriminator === 'string') upgraded.discriminator = { propertyName: discriminator };
  else if (discriminator !== undefined) upgraded.discriminator = discriminator;
  if (type === 'file') Object.assign(upgraded, { type: 'string', format: 'binary' });
  else {
    if (type !== undefined) upgraded.type = type;
    if (format !== undefined) upgraded.format = format;
  }
  if (nullable === true) upgraded.nullable = true;
  if (example !== undefined && upgraded.example === undefined) upgraded.example = example;
  return upgraded;
}
