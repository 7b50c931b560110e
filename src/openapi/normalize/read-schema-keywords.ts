import { asList, isObject, type Json, type RawObject } from '../../json-schema/json.js';
import { type LimitKeyword, limitKeywords } from '../../json-schema/limits.js';
import type { ApiSchema, BoxedValue, Xml } from '../api/schema.js';
import { asText } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { LargeIntegers } from '../source/large-integers.js';
import type { Context, ReadSchema } from './context.js';
import { readExternalDocs } from './info.js';
import { createSchemaDraft, type SchemaDraft } from './schema-draft.js';
import { exactJson, isNullSchema, nodeEnum, nodeExamples, nodeTypes } from './schema-keywords.js';
import { objectKeywords } from './schema-object.js';
import { readTitle, withRest } from './short-title.js';

/** Reads the schema's own keywords, without references and combinations. */
export function readSchemaKeywords(
  node: RawObject,
  pointer: string,
  reading: Pick<Context, 'describe' | 'integers'>,
  read: ReadSchema,
): SchemaDraft {
  const { describe, integers } = reading;
  const types = nodeTypes(node);
  const optional = (key: string): ApiSchema | undefined =>
    node[key] === undefined ? undefined : read(node[key], pointerTo(pointer, key));
  const condition = optional('if');
  const { title, rest } = readTitle(node, 'title', pointer, describe);
  const schema: ApiSchema = {
    title,
    description: withRest(rest, describe(node, pointer)),
    types: types.filter((type) => type !== 'null'),
    nullable: isNullable(node, types),
    format: asText(node.format),
    enum: nodeEnum(node, pointer, reading),
    const: isNullSchema(node) ? { value: null } : boxed(node, 'const', integers),
    default: boxed(node, 'default', integers),
    examples: nodeExamples(node).map((value) => boxedValue(value, integers)),
    limits: schemaLimits(node, integers),
    deprecated: node.deprecated === true,
    readOnly: node.readOnly === true,
    writeOnly: node.writeOnly === true,
    ...objectKeywords(node, pointer, read),
    ...arrayKeywords(node, pointer, read),
    contains: optional('contains'),
    alternatives: [],
    not: optional('not'),
    conditions:
      condition === undefined
        ? undefined
        : [{ condition, consequence: optional('then'), otherwise: optional('else') }],
    content: nodeContent(node, optional('contentSchema')),
    xml: xmlSettings(node),
    externalDocs: readExternalDocs(node, pointer, describe),
  };
  return createSchemaDraft(
    schema,
    asList(node.required).filter((name) => typeof name === 'string'),
  );
}

function isNullable(node: RawObject, types: readonly string[]): boolean {
  if (node.nullable === true || node['x-nullable'] === true) return true;
  return types.includes('null') || asList(node.enum).includes(null);
}

/**
 * In drafts before 2020-12, an `items` list has the role of `prefixItems`, and `additionalItems`
 * that of `items`.
 */
function arrayKeywords(
  node: RawObject,
  pointer: string,
  read: ReadSchema,
): Pick<ApiSchema, 'items' | 'prefixItems' | 'closedItems'> {
  const isTuple = Array.isArray(node.items);
  const [prefixKey, usualKey] = isTuple ? ['items', 'additionalItems'] : ['prefixItems', 'items'];
  const restKey = node[usualKey] === undefined ? 'unevaluatedItems' : usualKey;
  const rest = node[restKey];
  const prefix = asList(node[prefixKey]);
  const isClosed = rest === false;
  return {
    items: isObject(rest) ? read(rest, pointerTo(pointer, restKey)) : undefined,
    prefixItems: prefix.map((item, index) => read(item, pointerTo(pointer, prefixKey, index))),
    closedItems: isClosed ? true : undefined,
  };
}

function nodeContent(node: RawObject, schema: ApiSchema | undefined): ApiSchema['content'] {
  const mediaType = asText(node.contentMediaType);
  const encoding = asText(node.contentEncoding);
  if (mediaType === undefined && encoding === undefined && schema === undefined) return undefined;
  return { mediaType, encoding, schema };
}

function xmlSettings({ xml }: RawObject): Xml | undefined {
  if (!isObject(xml)) return undefined;
  const nodeType = asText(xml.nodeType);
  return {
    name: asText(xml.name),
    namespace: asText(xml.namespace),
    prefix: asText(xml.prefix),
    attribute: xml.attribute === true || nodeType === 'attribute',
    wrapped: xml.wrapped === true,
    nodeType,
  };
}

function boxed(node: RawObject, key: string, integers: LargeIntegers): ApiSchema['default'] {
  // Parsed from JSON or YAML, so the value is JSON.
  return node[key] === undefined ? undefined : boxedValue(node[key] as Json, integers);
}

function boxedValue(value: Json, integers: LargeIntegers): BoxedValue {
  return { value, text: exactJson(value, integers) };
}

/** Returns the limits of a schema; integers beyond 2⁵³ keep their written digits. */
function schemaLimits(node: RawObject, integers: LargeIntegers): ApiSchema['limits'] {
  return limitKeywords.flatMap((written) => {
    const limit = node[written];
    // `uniqueItems: false` limits nothing. In OpenAPI 3.0, `exclusiveMinimum` is a boolean.
    if (typeof limit === 'boolean' && (written !== 'uniqueItems' || !limit)) return [];
    const value = integers.writtenDigits(limit) ?? asText(limit);
    const keyword = effectiveKeyword(written, node);
    return value === undefined || value === '' ? [] : [{ keyword, value }];
  });
}

/** In OpenAPI 3.0, `exclusiveMinimum: true` makes the minimum exclusive. */
function effectiveKeyword(keyword: LimitKeyword, node: RawObject): LimitKeyword {
  if (keyword === 'minimum' && node.exclusiveMinimum === true) return 'exclusiveMinimum';
  if (keyword === 'maximum' && node.exclusiveMaximum === true) return 'exclusiveMaximum';
  return keyword;
}
