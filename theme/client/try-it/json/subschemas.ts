import { isJsonObject, matchesPattern } from 'docsgen/request';
import type { Json, JsonObject } from 'docsgen/theme';
import { pointerSteps } from './places.js';
import type { JsonLocation, JsonPath } from './walk.js';

/** A JSON Schema that is an object. */
export type JsonSchemaNode = JsonObject;

export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the subschemas that may apply to a value, in addition to those that always apply. */
export type Possible = (schema: JsonSchemaNode) => readonly (Json | undefined)[];

const allPossible: Possible = (schema) => [...alternativesOf(schema), schema.then, schema.else];

export function alternativesOf({ anyOf, oneOf }: JsonSchemaNode): readonly Json[] {
  return [...listOf(anyOf), ...listOf(oneOf)];
}

/**
 * A schema with all subschemas that apply to the same value: references, `allOf` and alternatives. Each occurs once, as
 * schemas may be recursive.
 *
 * @param root schema that references are resolved against (`#/$defs/Name`)
 */
export function schemaFacets(
  schema: Json | undefined,
  root: Json,
  seen = new Set<Json>(),
  possible = allPossible,
): JsonSchemaNode[] {
  if (!isJsonObject(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const { $ref, allOf } = schema;
  const others = [
    ...(typeof $ref === 'string' ? [valueAtPath(root, pointerSteps($ref))] : []),
    ...listOf(allOf),
    ...possible(schema),
  ];
  return [schema, ...others.flatMap((other) => schemaFacets(other, root, seen, possible))];
}

/** A schema with the targets of its references. */
export function withDefs(schema: Json | undefined, root: Json): Json {
  return isJsonObject(schema) ? { ...schema, $defs: (isJsonObject(root) && root.$defs) || {} } : {};
}

/**
 * All schemas that apply to the value at a path.
 *
 * @param possibleAt the subschemas that may apply to each value on the path and at its end
 */
export function schemasAt(
  schema: Json,
  path: JsonPath,
  possibleAt: (path: JsonPath) => Possible = () => allPossible,
): JsonSchemaNode[] {
  let found = schemaFacets(schema, schema, new Set(), possibleAt([]));
  for (const [index, step] of path.entries()) {
    const children = found.flatMap((facet) => schemaChild(facet, step));
    const seen = new Set<Json>();
    const possible = possibleAt(path.slice(0, index + 1));
    found = children.flatMap((child) => schemaFacets(child, schema, seen, possible));
  }
  return found;
}

/**
 * Like `schemasAt`, for all values of one text. Items of a list share one lookup, as there may be thousands.
 *
 * @returns a function that must be called for a location after the locations that enclose it
 */
export function schemasByPlace(
  schema: Json,
): (spot: JsonLocation | undefined) => readonly JsonSchemaNode[] {
  const whole = schemaFacets(schema, schema);
  const found = new Map<JsonLocation, readonly JsonSchemaNode[]>();
  const inner = new WeakMap<
    readonly JsonSchemaNode[],
    Map<string | number, readonly JsonSchemaNode[]>
  >();
  const below = (
    outer: readonly JsonSchemaNode[],
    name: string | number,
  ): readonly JsonSchemaNode[] => {
    const known = inner.get(outer) ?? new Map<string | number, readonly JsonSchemaNode[]>();
    inner.set(outer, known);
    const isItem = typeof name === 'number' && outer.every((one) => one.prefixItems === undefined);
    const key = isItem ? 0 : name;
    const schemas = known.get(key) ?? facetsBelow(outer, name, schema);
    known.set(key, schemas);
    return schemas;
  };
  return (spot) => {
    if (spot === undefined) return whole;
    const { around, name } = spot;
    const outer = around === undefined ? whole : (found.get(around) ?? []);
    const schemas = found.get(spot) ?? below(outer, name);
    found.set(spot, schemas);
    return schemas;
  };
}

function facetsBelow(
  outer: readonly JsonSchemaNode[],
  name: string | number,
  root: Json,
): JsonSchemaNode[] {
  const seen = new Set<Json>();
  return outer
    .flatMap((facet) => schemaChild(facet, name))
    .flatMap((child) => schemaFacets(child, root, seen));
}

function schemaChild(schema: JsonSchemaNode, step: string | number): readonly (Json | undefined)[] {
  if (typeof step === 'number') return [listOf(schema.prefixItems)[step] ?? schema.items];
  const { properties, patternProperties, additionalProperties } = schema;
  if (isJsonObject(properties) && Object.hasOwn(properties, step)) return [properties[step]];
  const named = Object.entries(isJsonObject(patternProperties) ? patternProperties : {});
  const fitting = named.filter(([pattern]) => matchesPattern(pattern, step)).map(([, one]) => one);
  return fitting.length > 0 ? fitting : [additionalProperties];
}

/** The value at a path; undefined if there is none. */
export function valueAtPath(value: Json | undefined, path: JsonPath): Json | undefined {
  let found = value;
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.has(found, step) ? (Reflect.get(found, step) as Json) : undefined;
  }
  return found;
}
