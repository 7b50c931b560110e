/**
 * Cuts items into batches of about the same weight, the heavier ones first: few messages, and nobody waits at the
 * end for somebody who has only just begun with the largest item.
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
