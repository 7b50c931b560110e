import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Files of the cache get their name when they are whole; until then, another one (see `replace`, `writeRecord`). */
const unfinished = /\.(?:pack|json|index)\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Milliseconds after which nobody is still at work on a file. */
const longestWrite = 60 * 60 * 1000;

/** What a docsgen has kept, see `openCache` and `cachePlace`: `pages-0123456789abcdef.pack`. */
const kept = /^[a-z-]+-([\da-f]{16})\.(?:pack|pack\.index|json)$/;

/** Milliseconds after which another docsgen is taken for gone; two may take turns. */
const longestAbsence = 7 * 24 * 60 * 60 * 1000;

/**
 * Removes what builds that were killed have left half-written in a cache, and what other versions of docsgen have
 * kept there, so that it does not pile up.
 *
 * @param maker see `openCache`
 */
export async function removeStaleCaches(folder: string, maker: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const other = kept.exec(name)?.[1];
    if (other === maker || (other === undefined && !unfinished.test(name))) continue;
    const file = path.join(folder, name);
    const stats = await stat(file).catch(() => undefined);
    const longest = other === undefined ? longestWrite : longestAbsence;
    if (stats && Date.now() - stats.mtimeMs > longest) await rm(file, { force: true });
  }
}
