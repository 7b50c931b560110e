import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { diagnose } from '../../diagnostics/index.js';
import type { Diagnostic } from '../../model/index.js';
import { removeAbandoned } from './abandoned.js';
import { type BuildCache, buildCache } from './build-cache.js';
import { Pack } from './pack.js';
import { type Changes, Shelf } from './shelf.js';
import { writeChanges } from './write-changes.js';

export interface OpenCache {
  readonly cache: BuildCache;
  /** Writes what is new. A folder that cannot be written is a warning: the site has been built without it. */
  save(): Promise<readonly Diagnostic[]>;
  /** The same; what has not been used stays, for whoever has not made a whole site. */
  add(): Promise<readonly Diagnostic[]>;
}

/**
 * The cache in a folder. It can be carried to other machines: there are no absolute paths and no times in it.
 * Whatever is wrong with it, it only makes the build slower.
 *
 * @param maker says which docsgen, with which libraries: what another has made is never used
 */
export async function openCache(folder: string, maker: string): Promise<OpenCache> {
  const shelves: {
    readonly file: string;
    readonly changed: () => Changes | undefined;
    readonly retainAll: () => void;
  }[] = [];
  const cache = buildCache((name, codec) => {
    const file = path.join(folder, `${name}-${maker}.pack`);
    const shelf = new Shelf(codec, Pack.open(file), folder);
    shelves.push({ file, changed: () => shelf.changed(), retainAll: () => shelf.retainAll() });
    return shelf;
  });
  const sharded = [cache.docs, cache.pageHeads, cache.findings];
  const save = async (): Promise<readonly Diagnostic[]> => {
    try {
      for (const shelf of sharded) shelf.settle();
      for (const { file, changed } of shelves) {
        const changes = changed();
        if (!changes) continue;
        await mkdir(folder, { recursive: true });
        await writeChanges(file, changes);
      }
      await removeAbandoned(folder, maker);
      return [];
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return [diagnose('build/cache-not-written', { folder, problem })];
    }
  };
  return {
    cache,
    save,
    add: () => {
      for (const shelf of sharded) shelf.retainAll();
      for (const { retainAll } of shelves) retainAll();
      return save();
    },
  };
}
