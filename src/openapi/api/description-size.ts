/** Size in characters from which a description counts as very large: 5 MB. */
const veryLarge = 5_000_000;

/**
 * Whether a downloadable description is so large that the reference shows each schema and each
 * example only once, on its own page.
 */
export function isVeryLarge(text: string): boolean {
  return text.length > veryLarge;
}
