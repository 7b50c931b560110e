import type { Json } from '../../json-schema/json.js';
import type { ApiSchema } from '../api/schema.js';
import { hasUniqueItems, isValid, schemaLimit, type ValidationContext } from './is-valid.js';
import { oneOfValues, schemaNegation } from './negation.js';
import { highestLimit, lowestLimit } from './parts.js';

/** Generates a value that matches all schemas; undefined if there is none to show. */
export type Make = (schemas: readonly ApiSchema[]) => Json | undefined;

/** More items than readers would look at. */
const mostItems = 300;

/**
 * Generates the shortest list that matches all parts: one item, unless more are required.
 *
 * @param isDeep show only required items
 */
export function sampleArray(
  parts: readonly ApiSchema[],
  make: Make,
  context: ValidationContext,
  isDeep: boolean,
): Json {
  const least = Math.min(highestLimit(parts, 'min items') ?? 0, mostItems);
  const items: Json[] = [];
  if (isDeep && least === 0) return items;
  const closed = parts.filter((one) => one.closedItems).map((one) => one.prefixItems.length);
  const most = Math.min(lowestLimit(parts, 'max items') ?? Number.POSITIVE_INFINITY, ...closed);
  const isDifferent = parts.some(hasUniqueItems);
  const add = (schemas: readonly ApiSchema[]): boolean => {
    if (items.length >= most) return false;
    const others = isDifferent && items.length > 0 ? [schemaNegation(oneOfValues(items))] : [];
    const made = make([...schemas, ...others]);
    const value = made === undefined && schemas.length === 0 ? 'string' : made;
    if (value === undefined || others.some((one) => !isValid(value, one, context))) return false;
    items.push(value);
    return true;
  };
  const positions = Math.max(...parts.map(({ prefixItems }) => prefixItems.length));
  while (items.length < positions) if (!add(itemAt(items.length, parts))) break;
  for (const part of parts) {
    const { contains } = part;
    const wanted = Math.min(schemaLimit(part, 'min matching items') ?? 1, mostItems);
    if (contains === undefined) continue;
    while (itemsCount(items, contains, context) < wanted) {
      if (!add([contains, ...itemAt(items.length, parts)])) break;
    }
  }
  const isDescribed = parts.some((part) => part.items !== undefined);
  const wanted = Math.min(most, Math.max(least, items.length > 0 || !isDescribed ? 0 : 1));
  while (items.length < wanted) {
    if (!add([...itemAt(items.length, parts), ...noMore(items, parts, context)])) break;
  }
  return items;
}

/** The schemas of all parts for the item at an index. */
function itemAt(index: number, parts: readonly ApiSchema[]): readonly ApiSchema[] {
  return parts.flatMap(({ prefixItems, items }) => prefixItems[index] ?? items ?? []);
}

/** Schemas that no further item may match, because `maxContains` is reached. */
function noMore(
  items: readonly Json[],
  parts: readonly ApiSchema[],
  context: ValidationContext,
): readonly ApiSchema[] {
  return parts.flatMap((part) => {
    const { contains } = part;
    const most = schemaLimit(part, 'max matching items') ?? Number.POSITIVE_INFINITY;
    const isFull = contains !== undefined && itemsCount(items, contains, context) >= most;
    return isFull ? [schemaNegation(contains)] : [];
  });
}

function itemsCount(items: readonly Json[], schema: ApiSchema, context: ValidationContext): number {
  return items.filter((one) => isValid(one, schema, context)).length;
}
