import { asJsonList, isJsonObject, type Json, type JsonObject } from '../json.js';
import { isEqualJson } from '../validation/index.js';
import type { SampleContext } from './sample-context.js';
import { highestLimit, lowestLimit } from './schema-parts.js';

/** Generates a value that matches all schemas; undefined if there is none to show. */
export type GenerateValue = (schemas: readonly Json[]) => Json | undefined;

/** More items than readers would look at. */
const maxItems = 300;

/**
 * Generates the shortest list that matches all parts: one item, unless more are required.
 *
 * @param isDeep show only required items
 */
export function sampleArray(
  parts: readonly JsonObject[],
  generate: GenerateValue,
  context: SampleContext,
  isDeep: boolean,
): Json {
  const least = Math.min(highestLimit(parts, 'minItems') ?? 0, maxItems);
  const items: Json[] = [];
  if (isDeep && least === 0) return items;
  const closed = parts
    .filter((one) => one.items === false)
    .map((one) => asJsonList(one.prefixItems).length);
  const itemLimit = Math.min(lowestLimit(parts, 'maxItems') ?? Number.POSITIVE_INFINITY, ...closed);
  const isDistinct = parts.some(({ uniqueItems }) => uniqueItems === true);
  const add = (schemas: readonly Json[]): boolean => {
    if (items.length >= itemLimit) return false;
    const made = generate(schemas);
    const usual = made === undefined && schemas.length === 0 ? 'string' : made;
    const value = isDistinct ? distinctValue(usual, items, schemas, context) : usual;
    if (value === undefined) return false;
    items.push(value);
    return true;
  };
  const positions = Math.max(...parts.map(({ prefixItems }) => asJsonList(prefixItems).length));
  while (items.length < positions) if (!add(itemSchemas(items.length, parts))) break;
  const isDescribed = parts.some(({ items: schema }) => schema !== undefined && schema !== false);
  const wanted = Math.min(itemLimit, Math.max(least, items.length > 0 || !isDescribed ? 0 : 1));
  while (items.length < wanted) if (!add(itemSchemas(items.length, parts))) break;
  return items;
}

/** Returns the schemas of all parts for the item at an index. */
function itemSchemas(index: number, parts: readonly JsonObject[]): readonly Json[] {
  return parts.flatMap(({ prefixItems, items }) => asJsonList(prefixItems)[index] ?? items ?? []);
}

/** Returns the value, or a similar one that the list does not contain yet. */
function distinctValue(
  value: Json | undefined,
  items: readonly Json[],
  schemas: readonly Json[],
  context: SampleContext,
): Json | undefined {
  const isNew = (one: Json): boolean => !items.some((item) => isEqualJson(item, one));
  if (value === undefined || isNew(value)) return value;
  const isGood = (one: Json): boolean =>
    isNew(one) && schemas.every((schema) => context.isValid(one, schema));
  const choices = schemas.flatMap((one) => (isJsonObject(one) ? asJsonList(one.enum) : []));
  return [...choices, ...similarValues(value, items.length)].find(isGood);
}

function similarValues(value: Json, count: number): readonly Json[] {
  if (typeof value === 'string') return [`${value}${count + 1}`, `${value.slice(0, -1)}${count}`];
  if (typeof value === 'number') return [value + count, value - count];
  return typeof value === 'boolean' ? [!value] : [];
}
