/**
 * What nobody sees, and compilers refuse or read as something else: a byte order mark (Go), ends of lines (C#), turns
 * of direction (Rust), control characters.
 */
const invisible = /[\x7f-\x9f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** A text in double quotes with the escapes of JSON, which most languages share. */
export function doubleQuoted(text: string): string {
  return JSON.stringify(text).replace(invisible, characterEscape);
}

function characterEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Whether a text can stand in a program as it is: it has line breaks and tabs, and no other control characters. */
export function isPlain(text: string): boolean {
  return (
    ![...text].some((character) => character < ' ' && !'\n\t'.includes(character)) &&
    text.search(invisible) < 0
  );
}
