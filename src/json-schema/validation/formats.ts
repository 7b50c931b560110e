import { format as formats } from '@cfworker/json-schema';

/** `url` is not a format of JSON Schema, and matching it may take exponential time. */
const ignored = new Set(['url']);

/** Whether a text has a format of JSON Schema 2020-12; unknown formats always match. */
export function matchesFormat(text: string, format: string): boolean {
  if (!Object.hasOwn(formats, format) || ignored.has(format)) return true;
  return formats[format]?.(text) ?? true;
}
