import type { Json } from '../../json-schema/json.js';
import type { Schema } from '../api/schema.js';
import { fits, hasUniqueItems, type Judging, limitOf } from './is-valid.js';
import { negationOf, oneOfValues } from './negation.js';
import { highest, lowest } from './parts.js';

/** Makes a value that fits all of these schemas; undefined where there is none to show. */
export type Make = (schemas: readonly Schema[]) => Json | undefined;

/** More than a reader would look at. */
const mostItems = 300;

/**
 * A list that fits all parts of a schema, as short as it can be: one item, unless there must be others.
 *
 * @param isDeep Only what must be there is shown
 */
export function sampleArray(
  parts: readonly Schema[],
  make: Make,
  judging: Judging,
  isDeep: boolean,
): Json {
  const least = Math.min(highest(parts, 'min items') ?? 0, mostItems);
  const items: Json[] = [];
  if (isDeep && least === 0) return items;
  const closed = parts.filter((one) => one.closedItems).map((one) => one.prefixItems.length);
  const most = Math.min(lowest(parts, 'max items') ?? Number.POSITIVE_INFINITY, ...closed);
  const isDifferent = parts.some(hasUniqueItems);
  const add = (schemas: readonly Schema[]): boolean => {
    if (items.length >= most) return false;
    const others = isDifferent && items.length > 0 ? [negationOf(oneOfValues(items))] : [];
    const made = make([...schemas, ...others]);
    const value = made === undefined && schemas.length === 0 ? 'string' : made;
    if (value === undefined || others.some((one) => !fits(value, one, judging))) return false;
    items.push(value);
    return true;
  };
  const positions = Math.max(...parts.map(({ prefixItems }) => prefixItems.length));
  while (items.length < positions) if (!add(itemAt(items.length, parts))) break;
  for (const part of parts) {
    const { contains } = part;
    const wanted = Math.min(limitOf(part, 'min matching items') ?? 1, mostItems);
    if (contains === undefined) continue;
    while (countOf(items, contains, judging) < wanted) {
      if (!add([contains, ...itemAt(items.length, parts)])) break;
    }
  }
  const isDescribed = parts.some((part) => part.items !== undefined);
  const wanted = Math.min(most, Math.max(least, items.length > 0 || !isDescribed ? 0 : 1));
  while (items.length < wanted) {
    if (!add([...itemAt(items.length, parts), ...noMore(items, parts, judging)])) break;
  }
  return items;
}

/** What all parts say about the item at an index. */
function itemAt(index: number, parts: readonly Schema[]): readonly Schema[] {
  return parts.flatMap(({ prefixItems, items }) => prefixItems[index] ?? items ?? []);
}

/** What no further item may be, as there are as many of it as there may be. */
function noMore(
  items: readonly Json[],
  parts: readonly Schema[],
  judging: Judging,
): readonly Schema[] {
  return parts.flatMap((part) => {
    const { contains } = part;
    const most = limitOf(part, 'max matching items') ?? Number.POSITIVE_INFINITY;
    const isFull = contains !== undefined && countOf(items, contains, judging) >= most;
    return isFull ? [negationOf(contains)] : [];
  });
}

function countOf(items: readonly Json[], schema: Schema, judging: Judging): number {
  return items.filter((one) => fits(one, schema, judging)).length;
}
