/** Required ones first and deprecated ones last, else as the author ordered them. */
export function inDisplayOrder<T extends { readonly required: boolean }>(
  fields: readonly T[],
  isDeprecated: (field: T) => boolean,
): readonly T[] {
  const rank = (field: T): number => {
    if (field.required) return 0;
    return isDeprecated(field) ? 2 : 1;
  };
  const ranks = fields.map(rank);
  if (ranks.every((one, index) => index === 0 || (ranks[index - 1] ?? 0) <= one)) return fields;
  return [0, 1, 2].flatMap((wanted) => fields.filter((_, index) => ranks[index] === wanted));
}
