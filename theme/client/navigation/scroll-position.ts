/** From the left and the top, in CSS pixels. */
export type ScrollPosition = readonly [x: number, y: number];

/** The scroll position saved in a history entry; undefined on a new one. */
export function readScrollPosition(state: unknown): ScrollPosition | undefined {
  const place = (state as { readonly place?: ScrollPosition } | null)?.place;
  return Array.isArray(place) ? place : undefined;
}

export function scrollToPosition([left, top]: ScrollPosition): void {
  scrollTo({ left, top, behavior: 'instant' });
}
