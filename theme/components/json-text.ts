import type { Json } from 'docsgen/theme';

/** A JSON value for a reader: text without quotes, unless there would be nothing to see or a wrong type. */
export function jsonText(value: Json): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return /^(?:|\s.*|.*\s|true|false|null|-?\d[\d.eE+-]*)$/.test(value)
    ? JSON.stringify(value)
    : value;
}

/** Longer ones are easier to read as a block of code. */
const lineLength = 60;

/** Whether a value reads best on lines of its own. */
export function isLong(value: Json): boolean {
  if (typeof value === 'string') return value.length > 4 * lineLength || value.includes('\n');
  return typeof value === 'object' && JSON.stringify(value).length > lineLength;
}
