import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/**
 * What files hold, by a digest of all of them; what is missing, or is a folder, holds nothing.
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
