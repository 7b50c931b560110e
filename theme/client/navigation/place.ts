/** From the left and the top, in CSS pixels. */
export type ScrollPosition = readonly [x: number, y: number];

/** Where the reader stood when an entry of the history was left; undefined on one that is new. */
export function readScrollPosition(state: unknown): ScrollPosition | undefined {
  const place = (state as { readonly place?: ScrollPosition } | null)?.place;
  return Array.isArray(place) ? place : undefined;
}

export function scrollToPosition([left, top]: ScrollPosition): void {
  scrollTo({ left, top, behavior: 'instant' });
}
