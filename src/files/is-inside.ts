import path from 'node:path';

/**
 * Whether a path equals a folder or is below it.
 * @param file absolute path
 * @param folder absolute path
 */
export function isInside(file: string, folder: string): boolean {
  return file === folder || file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}
