import path from 'node:path';
import { findAbove } from './find-above.js';

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

/** The folders of an extended site are absolute. */
function isOwn(name: string): boolean {
  return name.startsWith('.') || path.isAbsolute(name);
}

/** Returns a path in `node_modules`; if it is missing, where it would be beside the site. */
function installed(siteDir: string, name: string): string {
  const inPackages = path.join('node_modules', name);
  return findAbove(siteDir, inPackages) ?? path.join(siteDir, inPackages);
}
