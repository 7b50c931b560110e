/** All but tabs and line ends. Escapes of YAML and JSON can bring them into any text. */
const controlCharacters = /[^\P{Cc}\t\n\f\r]/gu;

/** The text with a replacement character for each control character, which no published text may hold. */
export function replaceControlCharacters(text: string): string {
  return text.replace(controlCharacters, '\uFFFD');
}
