/** Returns the folders that a file or folder is in, the outermost first: `a` and `a/b` of `a/b/c.md`. */
export function foldersAbove(file: string): readonly string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
