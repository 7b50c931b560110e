import {
  appliedSchemas,
  asJsonList,
  conditionalSchemas,
  isAbsent,
  isJsonObject,
  matchesPattern,
  type PossibleSubschemas,
} from 'docsgen/request';
import { formatAlternatives } from 'docsgen/strings';
import type { Json, JsonObject } from 'docsgen/theme';
import type { JsonLocation, JsonPath } from './walk.js';

/** A JSON Schema that is an object. */
export type JsonSchemaNode = JsonObject;

/**
 * A schema with all subschemas that apply to the same value: references, `allOf` and alternatives. Each occurs once, as
 * schemas may be recursive.
 *
 * @param root object whose `$defs` has the targets of references
 * @param possible the subschemas that may apply, in addition to those that always apply
 */
export function schemaFacets(
  schema: Json | undefined,
  root: Json,
  possible: PossibleSubschemas = conditionalSchemas,
  seen: Set<Json> = new Set(),
): readonly JsonSchemaNode[] {
  return appliedSchemas(schema, schemaDefinitions(root), { possible, seen });
}

/** The types that schemas declare, without null. */
export function schemaTypes(facets: readonly JsonSchemaNode[]): ReadonlySet<string> {
  const all = facets.flatMap(({ type }) => [type ?? []].flat()).map(String);
  return new Set(all.filter((type) => type !== 'null'));
}

/** A type such as `integer`, `string (date)` or `object or string`: JSON Schema's terms, joined as in the locale. */
export function schemaTypeText(schema: Json, root: Json, locale: string): string {
  const facets = schemaFacets(schema, root);
  const format = facets.find((facet) => typeof facet.format === 'string')?.format;
  const types = formatAlternatives([...schemaTypes(facets)], locale);
  return typeof format === 'string' ? `${types} (${format})` : types;
}

/** The description of a value, its own before those of its parts. */
export function schemaDescription(schema: Json, root: Json): string | undefined {
  const facets = schemaFacets(schema, root, () => []);
  return facets.map(({ description }) => description).find((text) => typeof text === 'string');
}

/** Whether requests leave the property with this schema out. */
export function isReadOnly(schema: Json, root: Json): boolean {
  return isAbsent(schema, 'request', schemaDefinitions(root));
}

/** Returns the named schemas (`$defs`) of a root. */
export function schemaDefinitions(root: Json): JsonObject {
  return isJsonObject(root) && isJsonObject(root.$defs) ? root.$defs : {};
}

/** A schema with the targets of its references. */
export function withDefs(schema: Json | undefined, root: Json): Json {
  return isJsonObject(schema) ? { ...schema, $defs: schemaDefinitions(root) } : {};
}

/**
 * All schemas that apply to the value at a path.
 *
 * @param possibleAt the subschemas that may apply to each value on the path and at its end
 */
export function schemasAt(
  schema: Json,
  path: JsonPath,
  possibleAt: (path: JsonPath) => PossibleSubschemas = () => conditionalSchemas,
): readonly JsonSchemaNode[] {
  let found = schemaFacets(schema, schema, possibleAt([]));
  for (const [index, step] of path.entries()) {
    const children = found.flatMap((facet) => schemaChild(facet, step));
    const seen = new Set<Json>();
    const possible = possibleAt(path.slice(0, index + 1));
    found = children.flatMap((child) => schemaFacets(child, schema, possible, seen));
  }
  return found;
}

/**
 * Like `schemasAt`, for all values of one text. Items of a list share one lookup, as there may be thousands.
 *
 * @returns a function that must be called for a location after the locations that enclose it
 */
export function schemasByLocation(
  schema: Json,
): (spot: JsonLocation | undefined) => readonly JsonSchemaNode[] {
  const whole = schemaFacets(schema, schema);
  const byLocation = new Map<JsonLocation, readonly JsonSchemaNode[]>();
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
    const { parent, name } = spot;
    const outer = parent === undefined ? whole : (byLocation.get(parent) ?? []);
    const schemas = byLocation.get(spot) ?? below(outer, name);
    byLocation.set(spot, schemas);
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
    .flatMap((child) => schemaFacets(child, root, conditionalSchemas, seen));
}

/** The schemas of a field or an item. */
export function schemaChild(
  schema: JsonSchemaNode,
  step: string | number,
): readonly (Json | undefined)[] {
  if (typeof step === 'number') return [asJsonList(schema.prefixItems)[step] ?? schema.items];
  const { properties, patternProperties, additionalProperties } = schema;
  if (isJsonObject(properties) && Object.hasOwn(properties, step)) return [properties[step]];
  const named = Object.entries(isJsonObject(patternProperties) ? patternProperties : {});
  const fitting = named.filter(([pattern]) => matchesPattern(pattern, step)).map(([, one]) => one);
  return fitting.length > 0 ? fitting : [additionalProperties];
}
