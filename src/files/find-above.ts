import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the path of a file or folder in `folder`, else in the nearest folder above that has it, as Node.js looks up
 * packages and git its repository; undefined if none has it.
 *
 * @param folder absolute path
 * @param name relative path, such as `node_modules/lucide-static`
 */
export function findAbove(folder: string, name: string): string | undefined {
  for (let dir = folder; ; dir = path.dirname(dir)) {
    const found = path.join(dir, name);
    if (existsSync(found)) return found;
    if (path.dirname(dir) === dir) return undefined;
  }
}
