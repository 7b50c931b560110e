import path from 'node:path';

/**
 * Returns the path of a file as diagnostics name it: relative to the site folder, with `/` as separator. Both arguments
 * are absolute paths.
 */
export function sitePath(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}
