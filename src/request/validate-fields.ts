import type { Json } from '../json-schema/json.js';
import { RequestError } from './request-error.js';

/**
 * Rejects line breaks and NUL, which would end a header or request line (RFC 9110, section 5.5).
 */
export function rejectControlCharacters(field: string, text: string): string {
  if (/[\r\n\0]/.test(text)) throw new RequestError(field, 'controlCharacter');
  return text;
}

/** Rejects control characters in every string and key of a value. */
export function rejectControlCharactersIn(field: string, value: Json): void {
  if (typeof value === 'string') rejectControlCharacters(field, value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    rejectControlCharacters(field, key);
    rejectControlCharactersIn(field, item);
  }
}

/** Rejects method and header names that are not tokens (RFC 9110, sections 5.1, 5.6.2 and 9.1). */
export function requireToken(field: string, text: string): string {
  rejectControlCharacters(field, text);
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(text)) throw new RequestError(field, 'notAToken');
  return text;
}

/**
 * Rejects cookie names that contain a separator. In practice names contain more than the tokens of
 * RFC 6265, section 4.1.1.
 */
export function requireCookieName(field: string, text: string): string {
  rejectControlCharacters(field, text);
  if (text === '' || /[=;,\s]/.test(text)) throw new RequestError(field, 'separator');
  return text;
}

/**
 * Rejects dot segments, which would change the path even when percent-encoded (URL Standard,
 * section 4.1).
 */
export function rejectDotSegments(field: string, text: string): string {
  if (/^(?:\.|%2e){1,2}$/i.test(text)) throw new RequestError(field, 'dots');
  return text;
}
