/** From the left and the top, in CSS pixels. */
export type Place = readonly [x: number, y: number];

/** Where the reader stood when an entry of the history was left; undefined on one that is new. */
export function placeOf(state: unknown): Place | undefined {
  const place = (state as { readonly place?: Place } | null)?.place;
  return Array.isArray(place) ? place : undefined;
}

export function goTo([left, top]: Place): void {
  scrollTo({ left, top, behavior: 'instant' });
}
