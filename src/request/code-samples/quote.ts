/**
 * Invisible characters that compilers reject or interpret: byte order mark (Go), line separators
 * (C#), bidirectional controls (Rust) and control characters.
 */
const invisible = /[\x7f-\x9f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Quotes a text with JSON escapes, which most languages share. */
export function doubleQuoted(text: string): string {
  return JSON.stringify(text).replace(invisible, characterEscape);
}

function characterEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/**
 * Whether a text can appear verbatim in source code: no invisible characters, and no control
 * characters except line breaks and tabs.
 */
export function isPlain(text: string): boolean {
  return (
    ![...text].some((character) => character < ' ' && !'\n\t'.includes(character)) &&
    text.search(invisible) < 0
  );
}

/** Whether a text has several lines that can appear verbatim in source code. */
export function isMultiline(text: string): boolean {
  return text.trimEnd().includes('\n') && isPlain(text);
}
