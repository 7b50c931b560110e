/** Joiners are part of some scripts and of emoji, so they stay next to non-ASCII characters. */
const hidden = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]|(?<![^\0-\x7f])[\u200c\u200d]/gu;

/**
 * Escapes invisible characters in JSON, and those that reorder text: control characters, direction marks, zero-width
 * spaces (Unicode general categories Cc, Cf, Zl and Zp). The value stays the same.
 */
export function escapeInvisible(json: string): string {
  return json.replace(hidden, (found) =>
    Array.from({ length: found.length }, (_, index) => {
      const code = found.charCodeAt(index).toString(16).padStart(4, '0');
      return `\\u${code}`;
    }).join(''),
  );
}
