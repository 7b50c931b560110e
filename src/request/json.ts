import type { Json } from '../model/index.js';
import { isRounded, stringsAndNumbers } from '../model/large-integers.js';

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

/**
 * The value of a JSON text. One with integers that JavaScript would round stays a text, without the spaces: it is
 * sent as it is. Undefined where it is no JSON.
 */
export function parseExactly(text: string): Json | undefined {
  if (!isJson(text)) return undefined;
  return hasRounded(text) ? text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1') : JSON.parse(text);
}

/** The value of a JSON text for what is written without quotes anyway: what JavaScript would round is a text. */
export function parseAsTexts(text: string): Json {
  return JSON.parse(
    text.replace(stringsAndNumbers, (found) => (isRounded(found) ? JSON.stringify(found) : found)),
  );
}

function hasRounded(text: string): boolean {
  return (text.match(stringsAndNumbers) ?? []).some(isRounded);
}

/** JSON of a value; a text that is JSON already stays. */
export function jsonText(value: Json): string {
  return typeof value === 'string' && /^\s*[[{"]/.test(value) ? value : JSON.stringify(value);
}
