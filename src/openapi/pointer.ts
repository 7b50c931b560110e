import { decodeUriPart } from '../url/decode-uri-part.js';
import { valueAt } from './json.js';

/** Returns a JSON pointer (RFC 6901) with the keys appended to `base`: `/paths/~1planets/get`. */
export function pointerTo(base: string, ...keys: readonly (string | number)[]): string {
  let pointer = base;
  for (const key of keys) pointer += `/${escapeKey(String(key))}`;
  return pointer;
}

function escapeKey(key: string): string {
  return /[~/]/.test(key) ? key.replace(/~/g, '~0').replace(/\//g, '~1') : key;
}

/** Returns the unescaped keys of a JSON pointer. */
export function pointerKeys(pointer: string): readonly string[] {
  const keys = pointer.split('/').slice(1);
  return pointer.includes('~')
    ? keys.map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'))
    : keys;
}

/**
 * Decodes the pointer in a reference's fragment: `#/a%20b` → `/a b`; undefined for an anchor
 * (`#planet`).
 */
export function pointerOfFragment(fragment: string): string | undefined {
  const encoded = fragment.replace(/^#/, '');
  if (encoded !== '' && !encoded.startsWith('/')) return undefined;
  return encoded.includes('%') ? decodeUriPart(encoded) : encoded;
}

/** Returns the value at a pointer, or undefined. References on the way are not resolved. */
export function lookUp(root: unknown, pointer: string): unknown {
  return pointerKeys(pointer).reduce<unknown>((value, key) => valueAt(value, key), root);
}
