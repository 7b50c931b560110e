import type { Json } from '../../json-schema/json.js';

/** Returns the values that a text in a URL or form may represent. */
export function possibleValues(text: string): readonly Json[] {
  const decoded = decodeValue(text);
  const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(decoded);
  return [
    decoded,
    ...(isNumber ? [Number(decoded)] : []),
    ...(decoded === 'true' ? [true] : decoded === 'false' ? [false] : []),
    ...(decoded === '' || decoded === 'null' ? [null] : []),
  ];
}

/** Decodes a form-encoded text; returns malformed encoding unchanged. */
export function decodeValue(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}
