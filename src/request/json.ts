import type { Json } from '../model/index.js';

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** A single value as it is written in a URL or a field: a text without quotes, else JSON. */
export function scalarText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Whether a text is JSON (RFC 8259). */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
