/**
 * Tests whether a code point matches a character class, an escape or a literal character of a
 * pattern.
 */
export type CharacterTest = (codePoint: number) => boolean;

const asciiCount = 128;

/**
 * Returns the test for one character. The native engine is safe here, because a single character
 * cannot cause backtracking.
 */
export function characterTest(source: string): CharacterTest {
  if ([...source].length === 1 && source !== '.') {
    const only = source.codePointAt(0);
    return (codePoint) => codePoint === only;
  }
  const expression = new RegExp(`^${source}$`, 'u');
  const test = (codePoint: number): boolean => expression.test(String.fromCodePoint(codePoint));
  const ascii = Uint8Array.from({ length: asciiCount }, (_, codePoint) => Number(test(codePoint)));
  return (codePoint) => (codePoint < asciiCount ? ascii[codePoint] === 1 : test(codePoint));
}
