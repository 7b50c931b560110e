import type { Json } from '../json-schema/json.js';
import { isRounded, stringsAndNumbers } from '../json-schema/rounded-integers.js';

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

/**
 * The value of a JSON text that a style takes apart: what JavaScript would round is a text with its digits. What the style
 * leaves whole and writes as JSON, such as a list in a list, is a text, too, where such digits are in it.
 */
export function parseForStyle(text: string, style: string): Json {
  return parseInParts(text, (_, depth) => style === 'deepObject' || depth === 0);
}

/** The same for the fields of a form, whose lists are several fields of one name. */
export function parseForForm(text: string): Json {
  return parseInParts(text, (value, depth) => depth === 0 || (depth === 1 && isList(value)));
}

function parseInParts(text: string, isTakenApart: (value: Json, depth: number) => boolean): Json {
  // Tells digits from what the text says itself.
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

/** JSON of a value; a text that is JSON already stays. */
export function jsonText(value: Json): string {
  return typeof value === 'string' && /^\s*[[{"]/.test(value) ? value : JSON.stringify(value);
}
