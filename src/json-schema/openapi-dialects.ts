import { asList, isObject } from './json.js';
import { annotationKeywords, combiningKeywords } from './keywords.js';
import { portablePattern } from './pattern/index.js';

/** A schema as its author wrote it, with unchecked values. */
type RawSchema = Readonly<Record<string, unknown>>;

const types = new Set('null boolean object array number string integer'.split(' '));

/** Returns a schema with the `file` of Swagger 2.0, which is no type of JSON Schema, as a binary string. */
export function withoutFileType(node: RawSchema): RawSchema {
  return node.type === 'file' ? { ...node, type: 'string', format: 'binary' } : node;
}

/**
 * Converts keywords of OpenAPI 3.0 and older drafts to JSON Schema 2020-12: `example`, boolean
 * bounds (OpenAPI 3.0.4, section 4.7.24.1) and `items` lists. Omits malformed keywords.
 */
export function toJsonSchema202012(node: RawSchema): RawSchema {
  const schema: Record<string, unknown> = { ...node };
  if (schema.example !== undefined) schema.examples = [schema.example, ...asList(schema.examples)];
  if (!Array.isArray(schema.examples)) delete schema.examples;
  moveBound(schema, 'minimum', 'exclusiveMinimum');
  moveBound(schema, 'maximum', 'exclusiveMaximum');
  if (Array.isArray(schema.items)) {
    schema.prefixItems = schema.items;
    schema.items = schema.additionalItems;
  }
  const knownTypes = [schema.type]
    .flat()
    .filter((type) => typeof type === 'string' && types.has(type));
  schema.type = knownTypes.length > 1 ? knownTypes : knownTypes[0];
  if (typeof schema.pattern === 'string') schema.pattern = portablePattern(schema.pattern);
  // `url` is not a JSON Schema format, and some validators take exponential time for it.
  if (schema.format === 'url') schema.format = 'uri';
  // In Swagger and JSON Schema draft 3, `required` is a boolean on the property itself.
  if (!Array.isArray(schema.required)) delete schema.required;
  if (!Array.isArray(schema.enum)) delete schema.enum;
  return schema;
}

function moveBound(made: Record<string, unknown>, bound: string, exclusive: string): void {
  const isExclusive = made[exclusive];
  if (typeof isExclusive !== 'boolean') return;
  delete made[exclusive];
  if (!isExclusive || made[bound] === undefined) return;
  made[exclusive] = made[bound];
  delete made[bound];
}

/**
 * Converts `nullable: true` to JSON Schema. It also applies where the specification ignores it but
 * authors mean it: next to an enum without null (OpenAPI 3.0.4, section 4.7.24.2), or next to
 * `allOf` without a type.
 */
export function withNull(schema: RawSchema): RawSchema {
  const { type, enum: values } = schema;
  const isSimple = combiningKeywords.every((keyword) => schema[keyword] === undefined);
  if (isSimple) {
    return {
      ...schema,
      ...(type === undefined ? {} : { type: [...new Set([type, 'null'].flat())] }),
      ...(values === undefined ? {} : { enum: [...new Set([...asList(values), null])] }),
    };
  }
  const entries = Object.entries(schema);
  const annotations = entries.filter(([keyword]) => annotationKeywords.has(keyword));
  const limits = entries.filter(([keyword]) => !annotationKeywords.has(keyword));
  return {
    ...Object.fromEntries(annotations),
    anyOf: [Object.fromEntries(limits), { type: 'null' }],
  };
}

export function isNullable(node: RawSchema): boolean {
  return node.nullable === true || node['x-nullable'] === true;
}

/**
 * Returns an alternative that is only `nullable: true` as a null schema. OpenAPI 3.0 has no type `null`, and any other
 * reading would make the remaining alternatives meaningless.
 */
export function asNullSchema(alternative: unknown): unknown {
  if (!isObject(alternative) || !isNullable(alternative)) return alternative;
  const { nullable: _, 'x-nullable': __, ...words } = alternative;
  const isOnlyNull = Object.keys(words).every((key) => key === 'title' || key === 'description');
  return isOnlyNull ? { ...words, type: 'null' } : alternative;
}
