import { asList, asObject, isObject, type RawObject } from '../../json-schema/json.js';
import type { ApiSchema } from '../api/schema.js';
import { pointerTo } from '../pointer.js';
import type { ReadSchema } from './context.js';

type ObjectKeywords = Pick<
  ApiSchema,
  | 'properties'
  | 'additional'
  | 'patternProperties'
  | 'propertyNames'
  | 'dependentRequired'
  | 'dependentSchemas'
  | 'unevaluated'
>;

/**
 * Reads the object keywords of a schema (JSON Schema 2020-12 core, section 10.3.2, and validation,
 * 6.5).
 */
export function objectKeywords(node: RawObject, pointer: string, read: ReadSchema): ObjectKeywords {
  const at = (...keys: string[]) => pointerTo(pointer, ...keys);
  const map = (key: string): readonly (readonly [name: string, schema: ApiSchema])[] =>
    Object.entries(asObject(node[key])).map(([name, schema]) => [
      name,
      read(schema, at(key, name)),
    ]);
  const patterns = map('patternProperties');
  const dependencies = Object.entries(asObject(node.dependencies));
  const required = [...Object.entries(asObject(node.dependentRequired)), ...dependencies].filter(
    ([, names]) => Array.isArray(names),
  );
  const dependent = [
    ...map('dependentSchemas'),
    ...dependencies
      .filter(([, schema]) => isObject(schema))
      .map(([name, schema]) => [name, read(schema, at('dependencies', name))] as const),
  ];
  const { additionalProperties, unevaluatedProperties } = node;
  return {
    properties: map('properties').map(([name, schema]) => ({ name, required: false, schema })),
    additional: openness(additionalProperties, at('additionalProperties'), read) ?? 'unspecified',
    unevaluated: openness(unevaluatedProperties, at('unevaluatedProperties'), read),
    patternProperties: some(patterns.map(([pattern, schema]) => ({ pattern, schema }))),
    propertyNames: isObject(node.propertyNames)
      ? read(node.propertyNames, at('propertyNames'))
      : undefined,
    dependentRequired: some(
      required.map(([property, names]) => ({
        property,
        required: asList(names).filter((name) => typeof name === 'string'),
      })),
    ),
    dependentSchemas: some(dependent.map(([property, schema]) => ({ property, schema }))),
  };
}

function openness(
  value: unknown,
  pointer: string,
  read: ReadSchema,
): 'closed' | ApiSchema | undefined {
  if (value === false) return 'closed';
  return value === true || isObject(value) ? read(value, pointer) : undefined;
}

function some<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}
