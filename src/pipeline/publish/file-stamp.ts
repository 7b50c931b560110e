import { hash } from 'node:crypto';
import type { Stats } from 'node:fs';

/**
 * Returns a stamp that changes with the file: a hash of size, modification time and inode. Hashed,
 * because caches contain no times.
 */
export function stampOf({ size, mtimeMs, ino }: Stats): string {
  return hash('sha1', `${size} ${mtimeMs} ${ino}`, 'base64url').slice(0, 16);
}
