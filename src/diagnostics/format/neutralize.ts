/**
 * Characters that can mislead a terminal or a reader: control characters (including ANSI escapes), lone surrogates,
 * line separators, and the bidirectional controls of "Trojan Source" (CVE-2021-42574).
 */
const harmful = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** Makes untrusted text safe to print: each control character becomes one visible character. Tabs stay. */
export function neutralize(text: string): string {
  return text.replace(harmful, (character) =>
    character === '\t' ? character : picture(character),
  );
}

/** Splits untrusted text into safe lines at LF, CRLF and CR. */
export function neutralLines(text: string): readonly string[] {
  return text.split(/\r\n|\n|\r/).map(neutralize);
}

/** Returns untrusted text on one safe line. */
export function neutralLine(text: string): string {
  return neutralLines(text)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
    .replaceAll('\t', ' ');
}

/** The Unicode block "Control Pictures" has a symbol for each ASCII control character. */
function picture(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\ufffd';
}
