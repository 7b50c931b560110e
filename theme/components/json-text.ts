import type { Json } from 'docsgen/theme';

/** A JSON value for a reader: text without quotes, unless there would be nothing to see or a wrong type. */
export function jsonText(value: Json): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return /^(?:|\s.*|.*\s|true|false|null|-?\d[\d.eE+-]*)$/.test(value)
    ? JSON.stringify(value)
    : value;
}
