import { decodeUriPart } from '../url/decode-uri-part.js';
import type { Direction } from './direction.js';
import { isJsonObject, type Json, type JsonObject } from './json.js';

type Names = ReadonlySet<string>;

const none: Names = new Set();
/** Keywords whose subschemas apply to the same value. */
const inPlace = new Set('allOf anyOf oneOf not if then else dependentSchemas'.split(' '));
const listed = new Set('allOf anyOf oneOf prefixItems'.split(' '));
const named = new Set('properties patternProperties dependentSchemas $defs'.split(' '));
const single = new Set(
  'items additionalProperties contains propertyNames contentSchema not if then else unevaluatedItems unevaluatedProperties'.split(
    ' ',
  ),
);

/**
 * Returns a JSON Schema for one direction: `readOnly` properties are not required in requests,
 * `writeOnly` properties not in responses (OpenAPI 3.1.1, section 4.8.24.2 treats both as JSON
 * Schema annotations; 3.0.4, section 4.7.24.1, defines the rule). The keywords themselves stay.
 *
 * @param defs named schemas, referenced as `#/$defs/<name>`, in their original form
 */
export function schemaFor(
  direction: Direction,
  schema: Json,
  defs: Readonly<Record<string, Json>>,
): Json {
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly';
  return relaxed(schema, mark, defs, none);
}

function relaxed(
  schema: Json,
  mark: string,
  defs: Readonly<Record<string, Json>>,
  around: Names,
  inlined: ReadonlySet<Json> = new Set(),
): Json {
  if (!isJsonObject(schema)) return schema;
  const spared = new Set([...around, ...marked(schema, mark, defs)]);
  const below = (child: Json, keyword: string): Json =>
    inPlace.has(keyword)
      ? relaxed(child, mark, defs, spared, inlined)
      : relaxed(child, mark, defs, none);
  const target = schemaTarget(schema, defs);
  if (target !== undefined && !inlined.has(target)) {
    const own = new Set(marked(target, mark, defs));
    const others = new Set([...spared].filter((name) => !own.has(name)));
    if (requires(target, others, defs)) {
      // Sibling keywords relax properties that the named schema requires, so it is inlined here.
      const { $ref, allOf, ...rest } = schema;
      const parts = [...(Array.isArray(allOf) ? allOf : []), target];
      return relaxed({ ...rest, allOf: parts }, mark, defs, spared, new Set([...inlined, target]));
    }
  }
  const entries = Object.entries(schema).map(([keyword, value]): [string, Json] => {
    if (keyword === 'required' && Array.isArray(value)) {
      return [keyword, value.filter((name) => typeof name !== 'string' || !spared.has(name))];
    }
    if (listed.has(keyword) && Array.isArray(value)) {
      return [keyword, value.map((child) => below(child, keyword))];
    }
    if (named.has(keyword) && isJsonObject(value)) {
      const made = Object.entries(value).map(([name, child]) => [name, below(child, keyword)]);
      return [keyword, Object.fromEntries(made)];
    }
    return [keyword, single.has(keyword) ? below(value, keyword) : value];
  });
  return Object.fromEntries(entries);
}

/** Whether a schema requires one of these properties. */
function requires(
  schema: Json,
  names: Names,
  defs: Readonly<Record<string, Json>>,
  seen: Set<Json> = new Set(),
): boolean {
  if (names.size === 0 || !isJsonObject(schema) || seen.has(schema)) return false;
  seen.add(schema);
  const { required, allOf } = schema;
  if (Array.isArray(required) && required.some((name) => names.has(String(name)))) return true;
  const parts = [...(Array.isArray(allOf) ? allOf : []), schemaTarget(schema, defs) ?? true];
  return parts.some((part) => requires(part, names, defs, seen));
}

/** Names of the properties whose schema carries the mark, directly or through a reference. */
function marked(
  schema: Json,
  mark: string,
  defs: Readonly<Record<string, Json>>,
  seen: Set<Json> = new Set(),
): readonly string[] {
  if (!isJsonObject(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const properties = isJsonObject(schema.properties) ? Object.entries(schema.properties) : [];
  const own = properties.flatMap(([name, child]) => (hasMark(child, mark, defs) ? [name] : []));
  const parts = [...listed].flatMap((keyword) => {
    const value = keyword === 'prefixItems' ? undefined : schema[keyword];
    return Array.isArray(value) ? value : [];
  });
  const target = schemaTarget(schema, defs);
  return [...own, ...[...parts, target ?? true].flatMap((part) => marked(part, mark, defs, seen))];
}

function hasMark(
  schema: Json,
  mark: string,
  defs: Readonly<Record<string, Json>>,
  seen: Set<Json> = new Set(),
): boolean {
  if (!isJsonObject(schema) || seen.has(schema)) return false;
  seen.add(schema);
  if (schema[mark] !== undefined) return schema[mark] === true;
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  return [...parts, schemaTarget(schema, defs) ?? true].some((part) =>
    hasMark(part, mark, defs, seen),
  );
}

function schemaTarget(schema: JsonObject, defs: Readonly<Record<string, Json>>): Json | undefined {
  const name = typeof schema.$ref === 'string' ? referenceDefName(schema.$ref) : undefined;
  return name !== undefined && Object.hasOwn(defs, name) ? defs[name] : undefined;
}

/** Returns the name of the schema that `#/$defs/<name>` refers to. */
export function referenceDefName(reference: string): string | undefined {
  const [, key] = /^#\/\$defs\/([^/]+)$/.exec(reference) ?? [];
  return key && decodeUriPart(key).replace(/~1/g, '/').replace(/~0/g, '~');
}

/** Returns the named schemas that a schema reaches, in traversal order. */
export function reachedDefs(
  schema: Json,
  defs: Readonly<Record<string, Json>>,
): Readonly<Record<string, Json>> {
  const reached = new Map<string, Json>();
  const visited = new Set<Json>();
  const visit = (value: Json): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isJsonObject(value) || visited.has(value)) return;
    visited.add(value);
    const name = typeof value.$ref === 'string' ? referenceDefName(value.$ref) : undefined;
    const target = name !== undefined && Object.hasOwn(defs, name) ? defs[name] : undefined;
    if (name !== undefined && target !== undefined && !reached.has(name)) {
      reached.set(name, target);
      visit(target);
    }
    Object.values(value).forEach(visit);
  };
  visit(schema);
  return Object.fromEntries(reached);
}
