import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the absolute path of a folder with icons as the configuration names it: `./brand/icons`, or
 * `lucide-static/icons` for a folder of a package, which is looked up as Node.js does.
 */
export function iconFolder(siteDir: string, name: string): string {
  if (name.startsWith('.')) return path.resolve(siteDir, name);
  const own = path.join(siteDir, 'node_modules', name);
  for (let folder = siteDir; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
    if (path.dirname(folder) === folder) return own;
  }
}
