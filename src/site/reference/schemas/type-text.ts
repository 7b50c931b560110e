import type { Messages } from '../../../i18n/index.js';
import { formatAlternatives, formatMessage } from '../../../i18n/index.js';
import type { Json } from '../../../json-schema/json.js';
import type { ApiSchema } from '../../../openapi/api/schema.js';
import { mediaTypeNotation } from '../../../request/media-type.js';
import type { PartKind } from '../../page-props/schema-view.js';
import type { SchemaContext } from './schema-context.js';
import type { SchemaState } from './schema-state.js';

type Resolve = (name: string) => ApiSchema | undefined;

/**
 * Returns the type of a schema in words: `string`, `array of objects`, `string or integer`, `any`. The names of types
 * are those of JSON Schema in every language; the words around them are translated.
 */
export function typeText(schema: ApiSchema, resolve: Resolve, messages: Messages): string {
  if (schema.never) return formatMessage(messages, 'reference.neverType');
  const types = schemaTypes(schema, resolve);
  const words =
    types.length > 0
      ? typeWords(schema, schema.nullable || types.length > 1, { resolve, messages })
      : wordsOfAlternatives(schema, { resolve, messages });
  return words.length === 0
    ? formatMessage(messages, 'reference.anyType')
    : formatAlternatives(words, messages.locale);
}

/** Returns each type of a schema in words. */
function typeWords(
  schema: ApiSchema,
  isAlternative: boolean,
  context: TypeContext,
): readonly string[] {
  return schemaTypes(schema, context.resolve).map((type) =>
    type === 'array'
      ? arrayWords(schema, isAlternative, context)
      : typeName(type, context.messages),
  );
}

function typeName(type: string, messages: Messages): string {
  return type === 'file' ? formatMessage(messages, 'reference.fileType') : type;
}

function schemaTypes(schema: ApiSchema, resolve: Resolve): readonly string[] {
  if (isFile(schema)) return ['file', ...schema.types.filter((type) => type !== 'string')];
  if (schema.types.length > 0) return schema.types;
  if (schema.ref !== undefined) {
    const named = resolve(schema.ref);
    return named && isFile(named) ? ['file'] : (named?.types ?? []);
  }
  if (schema.const !== undefined) return [valueType(schema.const.value)];
  return schema.properties.length > 0 ? ['object'] : [];
}

/**
 * Whether a string stands for binary data: by `format: binary` (OpenAPI 3.0), or by a binary media type without an
 * encoding (OpenAPI 3.1.1, section 4.4.2). Encoded data is text.
 */
export function isFile({ types, format, limits }: ApiSchema): boolean {
  if (types.length > 0 && !types.includes('string')) return false;
  if (format === 'binary') return true;
  const mediaType = limits.find(({ keyword }) => keyword === 'contentMediaType')?.value;
  const isEncoded = limits.some(({ keyword }) => keyword === 'contentEncoding');
  return mediaType !== undefined && !isEncoded && mediaTypeNotation(mediaType) === 'binary';
}

function valueType(value: Json): string {
  if (value === null) return 'null';
  if (Number.isInteger(value)) return 'integer';
  return Array.isArray(value) ? 'array' : typeof value;
}

function typesOfAlternatives(schema: ApiSchema, resolve: Resolve): readonly string[] {
  return distinctTypes(choices(schema).flatMap((option) => schemaTypes(option, resolve)));
}

function wordsOfAlternatives(schema: ApiSchema, context: TypeContext): readonly string[] {
  return distinctTypes(choices(schema).flatMap((option) => typeWords(option, true, context)));
}

/** The schemas of which a value matches one or some. */
function choices({ alternatives }: ApiSchema): readonly ApiSchema[] {
  return alternatives
    .filter(({ keyword }) => keyword !== 'allOf')
    .flatMap(({ schemas }) => schemas);
}

function distinctTypes(types: readonly string[]): readonly string[] {
  const distinct = new Set(types);
  // `number` includes `integer`.
  if (distinct.has('number')) distinct.delete('integer');
  return [...distinct];
}

interface TypeContext {
  readonly resolve: Resolve;
  readonly messages: Messages;
}

/**
 * @param isAlternative whether the array is one of several types or may be null; then parentheses hold the types of
 *   its items together: `array of (strings or nulls) or null`
 */
function arrayWords(
  { items, prefixItems }: ApiSchema,
  isAlternative: boolean,
  { resolve, messages }: TypeContext,
): string {
  const inner = items && prefixItems.length === 0 && itemWords(items, resolve, messages);
  if (!inner) return 'array';
  const isJoined = isAlternative && itemTypes(items, resolve).length > 1;
  return formatMessage(messages, 'reference.arrayOf', { items: isJoined ? `(${inner})` : inner });
}

const counted = ['string', 'integer', 'number', 'boolean', 'object', 'file', 'null'] as const;

/**
 * Returns the type of array items in the plural: `strings`, `arrays of objects`. Undefined if the items have no type.
 */
function itemWords(schema: ApiSchema, resolve: Resolve, messages: Messages): string | undefined {
  const types = itemTypes(schema, resolve);
  if (types.length === 0) return undefined;
  const words = types.map((type) => {
    if (type === 'array') {
      const inner = schema.items && itemWords(schema.items, resolve, messages);
      return inner === undefined
        ? formatMessage(messages, 'reference.items.array')
        : formatMessage(messages, 'reference.items.arrayOf', { items: inner });
    }
    const name = counted.find((one) => one === type);
    return name === undefined ? type : formatMessage(messages, `reference.items.${name}`);
  });
  return formatAlternatives(words, messages.locale);
}

function itemTypes(schema: ApiSchema, resolve: Resolve): readonly string[] {
  const own = schemaTypes(schema, resolve);
  const known = own.length > 0 ? own : typesOfAlternatives(schema, resolve);
  if (known.length === 0 || !schema.nullable || known.includes('null')) return known;
  return [...known, 'null'];
}

/** Returns the type of a schema in words; empty if the schema has no type or repeats a known one. */
export function ruleType(
  schema: ApiSchema,
  { impliedTypes }: SchemaState,
  { schemas, messages }: SchemaContext,
): string {
  const isOpen =
    schema.types.length === 0 &&
    schema.const === undefined &&
    schema.alternatives.length === 0 &&
    !schema.never;
  const repeats =
    schema.types.length > 0 &&
    schema.types.length === impliedTypes?.length &&
    schema.types.every((type) => impliedTypes.includes(type));
  if (impliedTypes && (isOpen || repeats)) return '';
  return typeText(schema, (name) => schemas.get(name)?.schema, messages);
}

/** Returns the types known for the value that a subschema applies to. */
export function impliedTypes(kind: PartKind, { types }: ApiSchema): readonly string[] | undefined {
  switch (kind) {
    case 'dependent':
      return ['object'];
    case 'if':
    case 'then':
    case 'else':
    case 'not':
      return types;
    case 'names':
      return ['string'];
    case 'contains':
      return [];
    default:
      return undefined;
  }
}
