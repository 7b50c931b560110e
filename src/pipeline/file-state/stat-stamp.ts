import { hash } from 'node:crypto';
import type { Stats } from 'node:fs';

/** Characters of a stamp. */
const stampLength = 16;

/** Returns the stat signature: values that change when the file changes. */
function statSignature({ mtimeMs, ctimeMs, size, ino }: Stats): string {
  return `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
}

/** Returns a hash of the stat signature. */
export function statStamp(stats: Stats): string {
  return stamp(statSignature(stats));
}

/**
 * Returns a stamp that changes with the contents of a file or with the entries of a folder, but not
 * with the number of its links: sites share unchanged files by hard links, which changes `ctime`.
 */
export function contentStamp({ size, mtimeMs, ino }: Stats): string {
  return stamp(`${size} ${mtimeMs} ${ino}`);
}

/** Hashed, because caches contain no times. */
function stamp(signature: string): string {
  return hash('sha1', signature, 'base64url').slice(0, stampLength);
}

/**
 * Whether another write now could leave the same stat signature, because the clocks of file systems
 * are coarse (git calls such files "racily clean").
 */
export function isRacilyClean(
  { mtimeMs, ctimeMs }: Pick<Stats, 'mtimeMs' | 'ctimeMs'>,
  clockResolutionMs: number,
  now = Date.now(),
): boolean {
  return now - Math.max(mtimeMs, ctimeMs) < clockResolutionMs;
}
