/** Characters that affect terminals and that `JSON.stringify` does not escape. */
const harmful = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Returns indented JSON that is safe to print: characters that affect terminals are escaped. */
export function formatJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(
    harmful,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
