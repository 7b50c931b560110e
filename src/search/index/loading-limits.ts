/**
 * Characters of JSON up to which all parts are loaded at the first search: about 100 KB compressed.
 */
export const smallLength = 400_000;

/**
 * Target characters of parts; about a third compressed. In a large index they are small, because
 * typing a word letter by letter loads several. A small index loads all parts, so many small files
 * would only add requests.
 */
export const partLengths = {
  large: { terms: 12_000, texts: 20_000 },
  small: { terms: 150_000, texts: 100_000 },
};

/** Whether an index with this much text can be small; a quick check before building it. */
export function isSmallText(characters: number): boolean {
  return characters <= smallLength;
}
