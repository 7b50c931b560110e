import type { Json } from '../../json-schema/json.js';

/** What a text in a URL or a form may stand for. */
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

/** As forms encode it, where it is encoded. */
export function decodeValue(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}
