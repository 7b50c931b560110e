import { hash } from 'node:crypto';
import type { Stats } from 'node:fs';

/** Tells a file from what it was: size, time of the last change and inode, hashed, since caches carry no times. */
export function stampOf({ size, mtimeMs, ino }: Stats): string {
  return hash('sha1', `${size} ${mtimeMs} ${ino}`, 'base64url').slice(0, 16);
}
