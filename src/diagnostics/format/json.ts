/** JSON keeps ASCII's controls escaped; these it would let through to a terminal. */
const harmful = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** JSON, indented, with every character that could do something to a terminal written as an escape. */
export function formatJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(
    harmful,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
