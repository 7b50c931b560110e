/** All control characters but tabs and line breaks. YAML and JSON escapes can put them into any text. */
const controlCharacters = /[^\P{Cc}\t\n\f\r]/gu;

/** Returns the text with each control character replaced by U+FFFD; published text must not contain any. */
export function replaceControlCharacters(text: string): string {
  return text.replace(controlCharacters, '\uFFFD');
}
