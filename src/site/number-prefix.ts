/** `2021-11-foo`, `21-11-foo`: a date, not an order. */
const date = /^(\d{4}|\d{2})[-_.]\d{2}([-_.]|$)/;
/** `7.0-foo`: a version, not an order. */
const version = /^\d+[-_.]\d+/;
const numbered = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** Splits the number that orders a file from its name: `01-intro` → 1 and `intro`. */
export function splitNumberPrefix(name: string): { name: string; position?: number } {
  const match = numbered.exec(name);
  const [, digits, rest] = match && !date.test(name) && !version.test(name) ? match : [];
  return digits !== undefined && rest !== undefined
    ? { name: rest, position: Number(digits) }
    : { name };
}
