import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Files of the cache get their name when they are whole; until then, another one (see `replace`, `keepRecord`). */
const unfinished = /\.(?:pack|json|index)\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Milliseconds after which nobody is still at work on a file. */
const longestWrite = 60 * 60 * 1000;

/** Removes what builds that were killed have left half-written in a cache, so that it does not pile up. */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => unfinished.test(one))) {
    const file = path.join(folder, name);
    const stats = await stat(file).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > longestWrite) await rm(file, { force: true });
  }
}
