import { asList, asObject, isObject, type Json, type RawObject } from '../../json-schema/json.js';
import type { ApiSchema } from '../api/schema.js';
import { asText } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { LargeIntegers } from '../source/large-integers.js';
import type { Context } from './context.js';

type Reading = Pick<Context, 'describe' | 'integers'>;

/**
 * Returns the JSON Schema types of a schema, including `null`. Without a type, derives them from
 * the other keywords.
 */
export function nodeTypes(node: RawObject): readonly string[] {
  const written = Array.isArray(node.type) ? node.type : [node.type];
  const types = written.filter((type): type is string => typeof type === 'string');
  if (types.length > 0) return [...new Set(types)];
  if (isObject(node.properties) || node.additionalProperties !== undefined) return ['object'];
  if (isObject(node.patternProperties)) return ['object'];
  if (node.items !== undefined || node.prefixItems !== undefined) return ['array'];
  const values = node.const !== undefined ? [node.const] : asList(node.enum);
  const meant = new Set(values.map(valueType));
  // The type `number` includes integers.
  if (meant.has('number')) meant.delete('integer');
  return [...meant];
}

function valueType(value: unknown): string {
  if (value === null) return 'null';
  if (Number.isInteger(value)) return 'integer';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

/**
 * Returns the enum values except `null`, with the names and descriptions from common extensions.
 */
export function nodeEnum(
  node: RawObject,
  pointer: string,
  { describe, integers }: Reading,
): ApiSchema['enum'] {
  const key = ['x-enumDescriptions', 'x-enum-descriptions'].find((one) => node[one]) ?? '';
  const descriptions = byValue(node[key]);
  const names = byValue(node['x-enum-varnames'] ?? node['x-enumNames']);
  const details = asList(asObject(node['x-ms-enum']).values).map(asObject);
  return asList(node.enum)
    .map((value, index) => {
      const at = details.findIndex((one) => one.value === value);
      const detail = details[at] ?? {};
      return {
        value: value as Json,
        text: exactJson(value, integers),
        description:
          describe(descriptions.node, pointerTo(pointer, key), descriptions.key(value, index)) ??
          describe(detail, pointerTo(pointer, 'x-ms-enum', 'values', at)),
        name: asText(names.node[names.key(value, index)]) ?? asText(detail.name),
      };
    })
    .filter(({ value }) => value !== null);
}

/** An extension is either a map by value or a list in the order of the values. */
function byValue(written: unknown): {
  readonly node: RawObject;
  readonly key: (value: unknown, index: number) => string;
} {
  return Array.isArray(written)
    ? { node: { ...written }, key: (_, index) => String(index) }
    : { node: asObject(written), key: String };
}

/**
 * Reads an enum written as `oneOf` of titled constants (JSON Schema) or of single-value enums
 * (OpenAPI 3.0); undefined for other schemas.
 */
export function schemasConstants(
  schemas: readonly (readonly [schema: unknown, pointer: string])[],
  { describe, integers }: Reading,
): ApiSchema['enum'] | undefined {
  const constants = schemas.map(([schema, pointer]) => {
    const { const: constant, enum: listed, ...annotated } = asObject(schema);
    const { title, description: _, type, deprecated, ...rest } = annotated;
    const [only, ...others] = asList(listed);
    if (others.length > 0) return undefined;
    const value = isNullSchema(schema) ? null : (constant ?? only);
    const isMore = Object.keys(rest).some((key) => !key.startsWith('x-'));
    if (value === undefined || isMore) return undefined;
    return {
      value: value as Json,
      text: exactJson(value, integers),
      description: describe(annotated, pointer),
      name: asText(title),
      deprecated: deprecated === true ? true : undefined,
    };
  });
  return constants.every((constant) => constant !== undefined) ? constants : undefined;
}

/** Returns a value as JSON if a number in it lost digits during parsing; undefined otherwise. */
export function exactJson(value: unknown, integers: LargeIntegers): string | undefined {
  return integers.isIn(value) ? integers.toJson(value) : undefined;
}

export function isNullSchema(schema: unknown): boolean {
  const node = asObject(schema);
  if (node.type === 'null' || (Object.hasOwn(node, 'const') && node.const === null)) return true;
  return Array.isArray(node.enum) && node.enum.length > 0 && node.enum.every((v) => v === null);
}

export function nodeExamples(node: RawObject): readonly Json[] {
  const single = node.example === undefined ? [] : [node.example];
  // Parsed from JSON or YAML, so the values are JSON.
  return [...single, ...asList(node.examples)] as readonly Json[];
}
