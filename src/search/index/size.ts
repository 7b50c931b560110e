/** Characters of JSON up to which all parts are loaded at the first search: about 100 KB when compressed. */
export const smallLength = 400_000;

/**
 * Characters that parts should have; about a third of it when compressed. In a large index they are small, as a
 * reader who types a word letter by letter comes through several. Of one that is loaded whole, many small files
 * would only cost more.
 */
export const partLengths = {
  large: { terms: 12_000, texts: 20_000 },
  small: { terms: 150_000, texts: 100_000 },
};

/** Whether an index with so many characters of text may be small: these alone tell of a large one. */
export function isSmallText(characters: number): boolean {
  return characters <= smallLength;
}
