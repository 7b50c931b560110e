/** Characters from which on a description is for programs first: 5 MB. */
const veryLarge = 5_000_000;

/**
 * Whether a description, as readers can download it, is so large that the reference says each thing once: a schema
 * on its own page, an example where an operation is shown.
 */
export function isVeryLarge(text: string): boolean {
  return text.length > veryLarge;
}
