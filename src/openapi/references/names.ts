import path from 'node:path';
import { pointerKeys } from '../pointer.js';
import type { Target } from '../source/locate.js';

/**
 * The name under which a part of another file joins the components: the last key of its pointer, else the
 * name of the file, or of its folder where the file is an index.
 */
export function componentName(
  { source, pointer }: Target,
  isTaken: (name: string) => boolean,
): string {
  const file = path.posix.parse(source.file.replace(/[?#].*$/, ''));
  const fromFile = /^_?index$/i.test(file.name) ? path.posix.basename(file.dir) : file.name;
  const written = pointerKeys(pointer).at(-1) || fromFile;
  // Only these characters may stand in the name of a component.
  const base = written.replace(/[^\w.-]+/g, '-').replace(/^-+|-+$/g, '') || 'part';
  let name = base;
  for (let count = 2; isTaken(name); count += 1) name = `${base}-${count}`;
  return name;
}
