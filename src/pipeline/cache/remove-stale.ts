import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Name of a temporary file: cache files are renamed when complete (see `replace`, `writeRecord`).
 */
const unfinished = /\.(?:pack|json|index)\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Milliseconds after which a temporary file counts as abandoned. */
const abandonedAfterMs = 60 * 60 * 1000;

/**
 * Cache file of a docsgen version, see `openCache` and `CacheFolder`: `pages-0123456789abcdef.pack`.
 */
const kept = /^[a-z-]+-([\da-f]{16})\.(?:pack|pack\.index|json)$/;

/**
 * Milliseconds after which the cache of another docsgen version is removed; two versions may
 * alternate.
 */
const unusedAfterMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Removes temporary files of killed builds and caches of other docsgen versions, so that they do
 * not accumulate.
 * @param versionKey see `openCache`
 */
export async function removeStaleCaches(folder: string, versionKey: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const other = kept.exec(name)?.[1];
    if (other === versionKey || (other === undefined && !unfinished.test(name))) continue;
    const file = path.join(folder, name);
    const stats = await stat(file).catch(() => undefined);
    const longest = other === undefined ? abandonedAfterMs : unusedAfterMs;
    if (stats && Date.now() - stats.mtimeMs > longest) await rm(file, { force: true });
  }
}
