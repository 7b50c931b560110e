/**
 * Splits items into batches of similar weight, heaviest first. This keeps messages few and avoids
 * waiting at the end for a worker that has just started a large batch.
 */
export function splitIntoBatches<T>(
  items: readonly T[],
  weightOf: (item: T) => number,
  weight: number,
): readonly (readonly T[])[] {
  const batches: { readonly items: T[]; weight: number }[] = [];
  let open: { readonly items: T[]; weight: number } | undefined;
  for (const item of items) {
    const own = weightOf(item);
    if (!open || open.weight + own > weight) {
      open = { items: [], weight: 0 };
      batches.push(open);
    }
    open.items.push(item);
    open.weight += own;
  }
  return batches.sort((a, b) => b.weight - a.weight).map((batch) => batch.items);
}
