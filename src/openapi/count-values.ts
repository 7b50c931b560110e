/** More values than any description has, and more than a machine can show. */
export const maxValues = 20_000_000;

/** Values of a description whose examples refer to each other, beside one for each character. */
export const maxExampleValues = 1_000_000;

/**
 * How many values there would be if everything that several places share were written out for each of them:
 * references and aliases that fan out double it with each level. Counting takes each object once; an alias within
 * what it stands for never ends.
 */
export function countValues(root: unknown): number {
  const sizes = new Map<object, number>();
  const valueSize = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 1;
    const known = sizes.get(value);
    if (known !== undefined) return known;
    sizes.set(value, Number.POSITIVE_INFINITY);
    let size = 1;
    for (const child of Object.values(value)) size += valueSize(child);
    sizes.set(value, size);
    return size;
  };
  return valueSize(root);
}
