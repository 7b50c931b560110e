import { hash } from 'node:crypto';
import type { Stats } from 'node:fs';

/** Characters of a stamp. */
const length = 16;

/** By what a file is told from another state of itself without reading it. */
export function looksOf({ mtimeMs, ctimeMs, size, ino }: Stats): string {
  return `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
}

/** The same as a short text without times, as caches carry none. */
export function statStamp(stats: Stats): string {
  return hash('sha1', looksOf(stats), 'base64url').slice(0, length);
}

/** The stamp in a row of stamps that are written one after the other. */
export function stampAt(stamps: string, row: number): string {
  return sliceRow(stamps, row, length);
}

/** Row of a column in which all texts are equally long. */
export function sliceRow(joined: string, row: number, width: number): string {
  return joined.slice(row * width, (row + 1) * width);
}
