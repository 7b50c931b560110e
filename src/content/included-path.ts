import path from 'node:path/posix';

/**
 * Returns the path of an included file, relative to the site folder. Targets are relative to the including file or,
 * with a leading `/`, to the content folder; `@site/` is the site folder. Undefined for paths that systems interpret differently. Whether the file
 * may be read is checked when it is read.
 */
export function includedPath(target: string, from: string): string | undefined {
  // A backslash is a separator on Windows only, and no site needs it in file names.
  if (target.includes('\\') || target.includes('\0')) return undefined;
  if (target.startsWith('@site/')) return path.join(target.slice('@site/'.length));
  const joined = target.startsWith('/')
    ? path.join('content', target)
    : path.join(path.dirname(from), target);
  // `C:` begins an absolute path on Windows.
  return path.isAbsolute(joined) || /^[a-z]:/i.test(joined) ? undefined : joined;
}
