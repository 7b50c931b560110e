import path from 'node:path/posix';

/**
 * The file that an include means, relative to the site's folder: relative to the file it is written in, or, with a
 * leading `/`, below the content folder. Undefined for a path that no system reads in the same way. Whether the file
 * may be read is decided where it is read.
 */
export function includedPath(target: string, from: string): string | undefined {
  // A backslash separates names on Windows only; nobody needs one to name a file of a site.
  if (target.includes('\\') || target.includes('\0')) return undefined;
  const joined = target.startsWith('/')
    ? path.join('content', target)
    : path.join(path.dirname(from), target);
  // `C:` begins an absolute path on Windows.
  return path.isAbsolute(joined) || /^[a-z]:/i.test(joined) ? undefined : joined;
}
