import { hash } from 'node:crypto';

/** Returns the SHA-256 digest (FIPS 180-4) in hexadecimal digits. */
export function sha256(contents: string | Uint8Array): string {
  return hash('sha256', contents);
}

/** Returns the SHA-256 digest of a value's JSON in hexadecimal digits. */
export function valueDigest(value: unknown): string {
  return sha256(JSON.stringify(value));
}
