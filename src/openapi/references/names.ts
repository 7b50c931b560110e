import path from 'node:path';
import { pointerKeys } from '../pointer.js';
import type { SourcePointer } from '../source/locate.js';

/**
 * Returns the component name for a part of another file: the last key of its pointer, or else the
 * file name, or the folder name of an index file.
 */
export function componentName(
  { source, pointer }: SourcePointer,
  isTaken: (name: string) => boolean,
): string {
  const file = path.posix.parse(source.file.replace(/[?#].*$/, ''));
  const fromFile = /^_?index$/i.test(file.name) ? path.posix.basename(file.dir) : file.name;
  const written = pointerKeys(pointer).at(-1) || fromFile;
  // Component names allow only these characters.
  const base = written.replace(/[^\w.-]+/g, '-').replace(/^-+|-+$/g, '') || 'part';
  let name = base;
  for (let count = 2; isTaken(name); count += 1) name = `${base}-${count}`;
  return name;
}
