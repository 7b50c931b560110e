import { isJsonObject, type Json } from '../json.js';

/** Whether two JSON values are equal, regardless of the order of properties. */
export function isEqualJson(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return canonicalJson(one) === canonicalJson(other);
}

/** Returns the same text for equal values. */
export function canonicalJson(value: Json): string {
  return JSON.stringify(value, (_, one: Json) =>
    isJsonObject(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}
