/** Size in characters from which a description counts as very large: 5 MB. */
const veryLargeCharacters = 5_000_000;

/**
 * Whether a downloadable description is so large that the reference shows each part only once:
 * schemas on their own pages, examples with their operations.
 */
export function isVeryLarge(text: string): boolean {
  return text.length > veryLargeCharacters;
}
