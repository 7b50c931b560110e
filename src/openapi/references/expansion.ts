import type { JsonObject } from '../json.js';

/** More values than any description has, and more than a machine can show. */
const maxValues = 20_000_000;

/**
 * Whether a document would be endlessly large if everything that several references share were written out
 * for each of them: references that fan out double it with each level. Counting takes each object once.
 */
export function isEndless(document: JsonObject): boolean {
  const sizes = new Map<object, number>();
  const sizeOf = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 1;
    const known = sizes.get(value);
    if (known !== undefined) return known;
    let size = 1;
    for (const child of Object.values(value)) size += sizeOf(child);
    sizes.set(value, size);
    return size;
  };
  return sizeOf(document) > maxValues;
}
