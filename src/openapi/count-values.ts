/**
 * Limit of values in an expanded description: more than any real one has and more than memory can
 * hold.
 */
export const maxValues = 20_000_000;

/**
 * Limit of values in a description whose examples refer to each other, plus one for each character.
 */
export const maxExampleValues = 1_000_000;

/**
 * Returns the number of values after all shared parts are expanded: nested references and aliases
 * can double it with each level. Each object is counted only once; an alias inside its own target
 * counts as infinite.
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
