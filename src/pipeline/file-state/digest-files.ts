import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/**
 * Returns one SHA-256 digest (base64url) of the paths and contents of all files. Missing files and folders have no
 * contents.
 *
 * @param files absolute paths
 */
export async function digestFiles(files: Iterable<string>): Promise<string> {
  const all = createHash('sha256');
  for (const file of files) {
    const contents = await readFile(file).catch(() => undefined);
    all.update(`${file}\n${contents?.byteLength}\n`).update(contents ?? '');
  }
  return all.digest('base64url');
}
