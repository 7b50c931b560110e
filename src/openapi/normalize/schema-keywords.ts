import type { Json } from '../../json-schema/json.js';
import type { Schema } from '../api/schema.js';
import { isObject, type JsonObject, listOf, objectOf, textOf } from '../json.js';
import type { LargeIntegers } from '../source/large-integers.js';

/** The JSON Schema types that a schema names or, where it names none, plainly means; `null` among them. */
export function typesOf(node: JsonObject): readonly string[] {
  const written = Array.isArray(node.type) ? node.type : [node.type];
  const types = written.filter((type): type is string => typeof type === 'string');
  if (types.length > 0) return [...new Set(types)];
  if (isObject(node.properties) || node.additionalProperties !== undefined) return ['object'];
  if (isObject(node.patternProperties)) return ['object'];
  if (node.items !== undefined || node.prefixItems !== undefined) return ['array'];
  const values = node.const !== undefined ? [node.const] : listOf(node.enum);
  const meant = new Set(values.map(typeOf));
  // A number may be whole.
  if (meant.has('number')) meant.delete('integer');
  return [...meant];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Number.isInteger(value)) return 'integer';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

/** The allowed values but `null`, each with what the usual extensions say about it. */
export function enumOf(node: JsonObject, integers: LargeIntegers): Schema['enum'] {
  const descriptions = node['x-enumDescriptions'] ?? node['x-enum-descriptions'];
  const names = node['x-enum-varnames'] ?? node['x-enumNames'];
  const details = listOf(objectOf(node['x-ms-enum']).values).map(objectOf);
  return listOf(node.enum)
    .map((value, index) => {
      const detail = details.find((one) => one.value === value);
      return {
        value: value as Json,
        text: exactJson(value, integers),
        description: saidAbout(descriptions, value, index) ?? textOf(detail?.description),
        name: saidAbout(names, value, index) ?? textOf(detail?.name),
      };
    })
    .filter(({ value }) => value !== null);
}

/** A map by value, or a list in the order of the values. */
function saidAbout(written: unknown, value: unknown, index: number): string | undefined {
  if (Array.isArray(written)) return textOf(written[index]);
  return textOf(objectOf(written)[String(value)]);
}

/** An enum with descriptions in the spelling of JSON Schema: `oneOf` of constants with titles; of OpenAPI 3.0: of enums of one. */
export function constantsOf(
  schemas: readonly unknown[],
  integers: LargeIntegers,
): Schema['enum'] | undefined {
  const constants = schemas.map((schema) => {
    const { const: constant, enum: listed, ...said } = objectOf(schema);
    const { title, description, type, deprecated, ...rest } = said;
    const [only, ...others] = listOf(listed);
    if (others.length > 0) return undefined;
    const value = isNullSchema(schema) ? null : (constant ?? only);
    const isMore = Object.keys(rest).some((key) => !key.startsWith('x-'));
    if (value === undefined || isMore) return undefined;
    return {
      value: value as Json,
      text: exactJson(value, integers),
      description: textOf(description) ?? textOf(title),
      name: textOf(description) === undefined ? undefined : textOf(title),
      deprecated: deprecated === true ? true : undefined,
    };
  });
  return constants.every((constant) => constant !== undefined) ? constants : undefined;
}

/** A value as JSON, where that would be another one without the digits that were written. */
export function exactJson(value: unknown, integers: LargeIntegers): string | undefined {
  return integers.isIn(value) ? integers.toJson(value) : undefined;
}

export function isNullSchema(schema: unknown): boolean {
  const node = objectOf(schema);
  if (node.type === 'null' || (Object.hasOwn(node, 'const') && node.const === null)) return true;
  return Array.isArray(node.enum) && node.enum.length > 0 && node.enum.every((v) => v === null);
}

export function examplesOf(node: JsonObject): readonly Json[] {
  const single = node.example === undefined ? [] : [node.example];
  // The description was parsed from JSON or YAML: its values are JSON.
  return [...single, ...listOf(node.examples)] as readonly Json[];
}
