import path from 'node:path';

/** A file as `FormLocation` names it: relative to the site's folder, with slashes on every system. Both paths are absolute. */
export function sitePath(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}
