import type { Json } from '../json-schema/json.js';
import { RequestError } from './request-error.js';

/** Line breaks and NUL would end a header or a request line and begin another (RFC 9110, section 5.5). */
export function rejectControlCharacters(field: string, text: string): string {
  if (/[\r\n\0]/.test(text)) throw new RequestError(field, 'controlCharacter');
  return text;
}

/** The same of every text in a value. */
export function rejectControlCharactersIn(field: string, value: Json): void {
  if (typeof value === 'string') rejectControlCharacters(field, value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    rejectControlCharacters(field, key);
    rejectControlCharactersIn(field, item);
  }
}

/** Methods and names of headers are tokens (RFC 9110, sections 5.1, 5.6.2 and 9.1). */
export function requireToken(field: string, text: string): string {
  rejectControlCharacters(field, text);
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(text)) throw new RequestError(field, 'notAToken');
  return text;
}

/** What ends a cookie's name, in practice: more stands in names than the tokens of RFC 6265, section 4.1.1. */
export function requireCookieName(field: string, text: string): string {
  rejectControlCharacters(field, text);
  if (text === '' || /[=;,\s]/.test(text)) throw new RequestError(field, 'separator');
  return text;
}

/** Two dots would lead a path elsewhere, also where they are encoded (URL Standard, section 4.1). */
export function rejectDotSegments(field: string, text: string): string {
  if (/^(?:\.|%2e){1,2}$/i.test(text)) throw new RequestError(field, 'dots');
  return text;
}
