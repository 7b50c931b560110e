/**
 * Returns the index of the last entry that is not greater than the value, in sorted entries; 0 if
 * all are greater.
 */
export function lastUpTo<T extends string | number>(entries: readonly T[], value: T): number {
  let low = 0;
  let high = entries.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const entry = entries[middle];
    if (entry !== undefined && entry <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
