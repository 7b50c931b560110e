/** Joiners are part of some scripts and of emoji, among whose characters they stay. */
const hidden = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]|(?<![^\0-\x7f])[\u200c\u200d]/gu;

/**
 * JSON with escapes for what nobody sees, or what turns the rest around: control characters, marks of direction, spaces
 * without width (Unicode, general categories Cc, Cf and Zl, Zp). It says the same.
 */
export function visible(json: string): string {
  return json.replace(hidden, (found) =>
    Array.from({ length: found.length }, (_, index) => {
      const code = found.charCodeAt(index).toString(16).padStart(4, '0');
      return `\\u${code}`;
    }).join(''),
  );
}
