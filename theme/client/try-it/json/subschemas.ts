import type { Json } from 'docsgen/theme';
import { stepsOf } from './places.js';
import type { Path } from './walk.js';

/** A JSON Schema that is an object. */
export type Schema = Readonly<Record<string, Json>>;

export function isSchema(value: Json | undefined): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/**
 * A schema with all that says something about the same value: what it refers to, its parts and its alternatives; each
 * once, for a schema may lead back to itself.
 *
 * @param root what references begin at (`#/$defs/Name`)
 */
export function facetsOf(schema: Json | undefined, root: Json, seen = new Set<Json>()): Schema[] {
  if (!isSchema(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const { $ref, allOf, anyOf, oneOf } = schema;
  const others = [
    ...(typeof $ref === 'string' ? [valueAt(root, stepsOf($ref))] : []),
    ...[allOf, anyOf, oneOf].flatMap(listOf),
    schema.then,
    schema.else,
  ];
  return [schema, ...others.flatMap((other) => facetsOf(other, root, seen))];
}

/** A schema with what its references lead to. */
export function withDefs(schema: Json | undefined, root: Json): Json {
  return isSchema(schema) ? { ...schema, $defs: (isSchema(root) && root.$defs) || {} } : {};
}

/** All schemas that say something about the value at a place. */
export function schemasAt(schema: Json, path: Path): Schema[] {
  let found = facetsOf(schema, schema);
  for (const step of path) {
    const children = found.flatMap((facet) => childOf(facet, step));
    const seen = new Set<Json>();
    found = children.flatMap((child) => facetsOf(child, schema, seen));
  }
  return found;
}

function childOf(schema: Schema, step: string | number): readonly (Json | undefined)[] {
  if (typeof step === 'number') return [listOf(schema.prefixItems)[step] ?? schema.items];
  const { properties, patternProperties, additionalProperties } = schema;
  if (isSchema(properties) && Object.hasOwn(properties, step)) return [properties[step]];
  const named = Object.entries(isSchema(patternProperties) ? patternProperties : {});
  const fitting = named.filter(([pattern]) => matches(pattern, step)).map(([, one]) => one);
  return fitting.length > 0 ? fitting : [additionalProperties];
}

function matches(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    return false;
  }
}

/** What stands at a place of a JSON value. */
export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  let found = value;
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.has(found, step) ? (Reflect.get(found, step) as Json) : undefined;
  }
  return found;
}
