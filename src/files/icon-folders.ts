import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the absolute path of a folder with icons as the configuration names it: `./brand/icons`, or
 * `lucide-static/icons` for a folder of a package.
 */
export function iconFolder(siteDir: string, name: string): string {
  return isOwn(name) ? path.resolve(siteDir, name) : installed(siteDir, name);
}

/** Returns the absolute path of what the icons of a folder come from: the folder itself, or the whole package. */
export function iconSource(siteDir: string, name: string): string {
  return isOwn(name) ? path.resolve(siteDir, name) : installed(siteDir, packageName(name));
}

/** Returns the file that changes with the icons of a package, which has too many to look at; else the folder. */
export function watchedIcons(siteDir: string, name: string): string {
  const source = iconSource(siteDir, name);
  return isOwn(name) ? source : path.join(source, 'package.json');
}

/** Returns the name of the package in `lucide-static/icons` or `@tabler/icons/icons/outline`. */
export function packageName(name: string): string {
  const [first = '', second = ''] = name.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

function isOwn(name: string): boolean {
  return name.startsWith('.');
}

/** Looks up a path in `node_modules` as Node.js does; if it is missing, it would be beside the site. */
function installed(siteDir: string, name: string): string {
  for (let folder = siteDir; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
    if (path.dirname(folder) === folder) return path.join(siteDir, 'node_modules', name);
  }
}
