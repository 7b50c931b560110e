/** Whether JavaScript rounds a JSON integer, such as a 64-bit id (RFC 8259, section 6). */
export function isRounded(written: string): boolean {
  return /^-?\d{16,}$/.test(written) && !Number.isSafeInteger(Number(written));
}

/** JSON strings and numbers; matching strings skips the digits inside them. */
export const stringsAndNumbers = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
