import { alternativeSchemas, appliedSchemas } from './applied-schemas.js';
import { formatExamples } from './format-examples.js';
import { asJsonList, isJsonObject, type Json, type JsonObject } from './json.js';
import type { Defs } from './references.js';

/** Levels of nested objects that are filled in. */
const maxDepth = 5;

/** Adds the properties that a value leaves out, in the order of the schema. */
export function completeValue(value: Json, schema: Json, defs: Defs, depth = 0): Json {
  const parts = certainParts(schema, defs);
  if (Array.isArray(value)) {
    const items = parts.find((part) => part.items !== undefined)?.items;
    return items === undefined
      ? value
      : value.map((item) => completeValue(item, items, defs, depth + 1));
  }
  if (!isJsonObject(value) || depth > maxDepth) return value;
  const properties = parts.flatMap((part) =>
    Object.entries(isJsonObject(part.properties) ? part.properties : {}),
  );
  const entries = new Map<string, Json>();
  for (const [name, property] of properties) {
    if (entries.has(name)) continue;
    if (Object.hasOwn(value, name)) {
      entries.set(name, completeValue(value[name] ?? null, property, defs, depth + 1));
    } else if (!isLeftOut(property, defs)) {
      const made = sampleValue(property, defs, depth + 1);
      if (made !== undefined) entries.set(name, made);
    }
  }
  for (const [name, one] of Object.entries(value)) if (!entries.has(name)) entries.set(name, one);
  return Object.fromEntries(entries);
}

function isLeftOut(schema: Json, defs: Defs): boolean {
  const parts = certainParts(schema, defs);
  return (
    schema === false || parts.some((part) => part.readOnly === true || part.deprecated === true)
  );
}

/** References and `allOf`, and the first alternative of each choice. */
function certainParts(schema: Json, defs: Defs): readonly JsonObject[] {
  return appliedSchemas(schema, defs, { possible: (one) => alternativeSchemas(one).slice(0, 1) });
}

/** An example of a value: the author's, or else a plain one of its type. */
export function sampleValue(schema: Json, defs: Defs, depth = 0): Json | undefined {
  const parts = certainParts(schema, defs);
  for (const part of parts) {
    const [example = part.example] = asJsonList(part.examples);
    const [choice] = asJsonList(part.enum);
    const value = example ?? part.const ?? part.default ?? choice;
    if (value !== undefined && !isEmptyContainer(value)) return value;
  }
  if (depth > maxDepth) return undefined;
  const said = (keyword: string): Json | undefined =>
    parts.find((part) => part[keyword] !== undefined)?.[keyword];
  switch ([said('type') ?? ''].flat().find((type) => type !== 'null')) {
    case 'array': {
      const items = said('items');
      const item = items === undefined ? undefined : sampleValue(items, defs, depth + 1);
      return item === undefined ? [] : [item];
    }
    case 'object':
      return completeValue({}, schema, defs, depth);
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return said('minimum') ?? 1;
    case 'string':
      return formatExamples.get(String(said('format'))) ?? 'string';
    default:
      return parts.some((one) => isJsonObject(one.properties))
        ? completeValue({}, schema, defs, depth)
        : undefined;
  }
}

/** `default: {}` says less than an example of the object. */
function isEmptyContainer(value: Json): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
