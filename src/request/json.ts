import type { Json } from '../json-schema/json.js';
import { isRounded, stringsAndNumbers } from '../json-schema/rounded-integers.js';

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
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
 * Parses a JSON text; undefined if it is not JSON. A text with integers that JavaScript would round
 * stays a text without insignificant white space, so that the digits are sent unchanged.
 */
export function parseExactly(text: string): Json | undefined {
  if (!isJson(text)) return undefined;
  return hasRounded(text) ? text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1') : JSON.parse(text);
}

/**
 * Parses a JSON text for a parameter style. Integers that JavaScript would round become strings of
 * their digits; nested values that the style serializes as JSON become strings as well if they
 * contain such digits.
 */
export function parseForStyle(text: string, style: string): Json {
  return parseInParts(text, (_, depth) => style === 'deepObject' || depth === 0);
}

/** The same for form fields, whose lists repeat the field. */
export function parseForForm(text: string): Json {
  return parseInParts(text, (value, depth) => depth === 0 || (depth === 1 && isList(value)));
}

function parseInParts(text: string, isTakenApart: (value: Json, depth: number) => boolean): Json {
  // The marker distinguishes digits from the text's own strings.
  let mark = '~';
  while (text.includes(mark)) mark += '~';
  const digits = new RegExp(`"${mark}(-?\\d+)"`, 'g');
  const exact = (value: Json, depth: number): Json => {
    if (typeof value === 'string') return value.startsWith(mark) ? value.slice(mark.length) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (!isTakenApart(value, depth)) {
      const json = JSON.stringify(value);
      return json.includes(mark) ? json.replace(digits, '$1') : value;
    }
    if (isList(value)) return value.map((item) => exact(item, depth + 1));
    const fields = Object.entries(value);
    return Object.fromEntries(fields.map(([name, item]) => [name, exact(item, depth + 1)]));
  };
  const marked = text.replace(stringsAndNumbers, (found) =>
    isRounded(found) ? JSON.stringify(mark + found) : found,
  );
  return exact(JSON.parse(marked) as Json, 0);
}

function hasRounded(text: string): boolean {
  return (text.match(stringsAndNumbers) ?? []).some(isRounded);
}

/** Serializes a value as JSON; a string that already looks like JSON stays unchanged. */
export function jsonText(value: Json): string {
  return typeof value === 'string' && /^\s*[[{"]/.test(value) ? value : JSON.stringify(value);
}
