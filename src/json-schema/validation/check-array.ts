import { asJsonList, type Json, type JsonObject } from '../json.js';
import { brokenKeywords, isNumber } from './check-scalar.js';
import { canonicalJson } from './equal.js';
import {
  type CheckSubschema,
  positionBelow,
  type ValuePosition,
  type Violation,
} from './violation.js';

/** Returns the keywords that the length of a list or a duplicate item violates. */
export function arrayViolations(
  value: readonly Json[],
  { minItems, maxItems, uniqueItems }: JsonObject,
): readonly string[] {
  return brokenKeywords({
    maxItems: isNumber(maxItems) && value.length > maxItems,
    minItems: isNumber(minItems) && value.length < minItems,
    uniqueItems: uniqueItems === true && new Set(value.map(canonicalJson)).size < value.length,
  });
}

/** Checks the items of a list. */
export function checkItems(
  value: readonly Json[],
  schema: JsonObject,
  at: ValuePosition,
  check: CheckSubschema,
): readonly Violation[] {
  const prefix = asJsonList(schema.prefixItems);
  return value.flatMap((item, index) => {
    const child = index < prefix.length ? prefix[index] : schema.items;
    if (child === undefined) return [];
    at.evaluated?.items.add(index);
    return check(item, child, positionBelow(at, index));
  });
}

/** Returns the keywords for the number of items that match `contains`, if it is out of bounds. */
export function containsViolations(
  value: readonly Json[],
  { contains, minContains, maxContains }: JsonObject,
  at: ValuePosition,
  check: CheckSubschema,
): readonly string[] {
  if (contains === undefined) return [];
  let count = 0;
  for (const [index, item] of value.entries()) {
    if (check(item, contains, positionBelow(at, index)).length > 0) continue;
    at.evaluated?.items.add(index);
    count += 1;
  }
  return brokenKeywords({
    contains: minContains === undefined && count === 0,
    minContains: isNumber(minContains) && count < minContains,
    maxContains: isNumber(maxContains) && count > maxContains,
  });
}

/** Checks the items that no other keyword has evaluated. */
export function checkUnevaluatedItems(
  value: readonly Json[],
  { unevaluatedItems }: JsonObject,
  at: ValuePosition,
  check: CheckSubschema,
): readonly Violation[] {
  if (unevaluatedItems === undefined) return [];
  return value.flatMap((item, index) => {
    if (at.evaluated?.items.has(index)) return [];
    at.evaluated?.items.add(index);
    return check(item, unevaluatedItems, positionBelow(at, index));
  });
}
