import path from 'node:path/posix';

/**
 * The file that an include means: relative to the file it is written in, or, with a leading `/`, below the
 * content folder. Undefined where it would lie outside of the site's folder.
 */
export function includedPath(target: string, from: string): string | undefined {
  // A backslash separates names on Windows only; nobody needs one to name a file of a site.
  if (target.includes('\\') || target.includes('\0')) return undefined;
  const joined = target.startsWith('/')
    ? path.join('content', target)
    : path.join(path.dirname(from), target);
  const outside = joined === '..' || joined.startsWith('../') || path.isAbsolute(joined);
  // `C:` begins an absolute path on Windows.
  return outside || /^[a-z]:/i.test(joined) ? undefined : joined;
}
