/** Whether JavaScript rounds an integer of JSON, such as an id of 64 bits (RFC 8259, section 6). */
export function isRounded(written: string): boolean {
  return /^-?\d{16,}$/.test(written) && !Number.isSafeInteger(Number(written));
}

/** The tokens of JSON in which digits stand; a string begins with a quotation mark, so that it is no number. */
export const stringsAndNumbers = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
