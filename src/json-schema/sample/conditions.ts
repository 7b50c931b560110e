import { isJsonObject, type Json, type JsonObject } from '../json.js';
import type { SampleContext } from './sample-context.js';

/**
 * Returns the schemas that a value must match as well, because of its properties (`dependent…`) or
 * of a condition (`if`).
 */
export function triggeredSchemas(
  value: Json,
  parts: readonly JsonObject[],
  context: SampleContext,
): readonly Json[] {
  return parts.flatMap((part) => [
    ...dependentSchemas(value, part),
    ...conditionalSchema(value, part, context),
  ]);
}

function dependentSchemas(value: Json, part: JsonObject): readonly Json[] {
  const { dependentRequired, dependentSchemas: schemas } = part;
  const entries = [
    ...Object.entries(isJsonObject(dependentRequired) ? dependentRequired : {}).map(
      ([name, required]): readonly [string, Json] => [name, { required }],
    ),
    ...Object.entries(isJsonObject(schemas) ? schemas : {}),
  ];
  return entries.flatMap(([name, schema]) =>
    isJsonObject(value) && Object.hasOwn(value, name) ? [schema] : [],
  );
}

function conditionalSchema(
  value: Json,
  { if: condition, then: met, else: unmet }: JsonObject,
  context: SampleContext,
): readonly Json[] {
  if (condition === undefined) return [];
  if (context.isValid(value, condition)) return met === undefined ? [] : [condition, met];
  return unmet === undefined ? [] : [unmet];
}

/** Returns a schema without what {@link triggeredSchemas} has applied. */
export function withoutConditions(schema: JsonObject): JsonObject {
  const {
    if: _if,
    then: _then,
    else: _else,
    dependentRequired: _required,
    dependentSchemas: _schemas,
    ...rest
  } = schema;
  return rest;
}
