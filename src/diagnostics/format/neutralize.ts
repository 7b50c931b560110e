/**
 * What a terminal or a reader could mistake for something else: control characters (ANSI escapes begin with
 * one), lone surrogates, line separators, and the direction controls behind "Trojan Source" (CVE-2021-42574).
 */
const harmful = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** Makes foreign text harmless: every control character becomes one visible character. Tabs stay. */
export function neutralize(text: string): string {
  return text.replace(harmful, (character) =>
    character === '\t' ? character : picture(character),
  );
}

/** The lines of a foreign text, each harmless. LF, CRLF and CR end a line. */
export function neutralLines(text: string): readonly string[] {
  return text.split(/\r\n|\n|\r/).map(neutralize);
}

/** A foreign text on one line. */
export function neutralLine(text: string): string {
  return neutralLines(text)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
    .replaceAll('\t', ' ');
}

/** The block "Control Pictures" has a sign for each of ASCII's controls. */
function picture(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\ufffd';
}
