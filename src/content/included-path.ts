import path from 'node:path/posix';

/**
 * Returns the paths that an included file may have, relative to the site folder, best first. Targets are relative to
 * the including file or, with a leading `/`, to the content folder or to a folder that contains the including file:
 * `/snippets` of Mintlify is beside its documents. `@site/` is the site folder, `@/` and `~/` as well or its folder `src`,
 * and `@parts/` is the folder `parts` in one of them.
 * Undefined for paths that systems interpret differently. Whether the file may be read is checked when it is read.
 */
export function includedPaths(target: string, from: string): [string, ...string[]] | undefined {
  // A backslash is a separator on Windows only, and no site needs it in file names.
  if (target.includes('\\') || target.includes('\0')) return undefined;
  if (target.startsWith('@site/')) return [path.join(target.slice('@site/'.length))];
  if (/^(?:@[\w-]*|~)\//.test(target)) {
    const inFolder = target.replace(/^[@~]\/?/, '');
    return [path.join('src', inFolder), path.join(inFolder)];
  }
  if (target.startsWith('/'))
    return [
      path.join('content', target),
      ...foldersAround(from).map((folder) => path.join(folder, target)),
    ];
  const joined = path.join(path.dirname(from), target);
  // `C:` begins an absolute path on Windows.
  return path.isAbsolute(joined) || /^[a-z]:/i.test(joined) ? undefined : [joined];
}

/** `docs/guide/a.md` → `.`, `docs`, `docs/guide` */
function foldersAround(file: string): string[] {
  const folder = path.dirname(file);
  return folder === '.' ? ['.'] : [...foldersAround(folder), folder];
}
