import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { type BuildCache, buildCache } from './build-cache.js';
import { Pack } from './pack.js';
import { removeStaleCaches } from './remove-stale.js';
import { Store, type StoreChanges } from './store.js';
import { writeChanges } from './write-changes.js';

export interface OpenCache {
  readonly cache: BuildCache;
  /** Begins to write what is new: all but the search, which may still be in the making. `save` does the rest. */
  begin(): Promise<void>;
  /** Writes what is new. A folder that cannot be written is a warning: the site has been built without it. */
  save(): Promise<readonly Diagnostic[]>;
  /**
   * The same, for whoever has not made a whole site, and goes on: what has not been used stays, and what is new is read
   * from the disk from now on.
   */
  add(): Promise<readonly Diagnostic[]>;
}

const searchShelves = new Set(['searches', 'search-files', 'terms']);

/**
 * The cache in a folder. It can be carried to other machines: there are no absolute paths and no times in it.
 * Whatever is wrong with it, it only makes the build slower.
 *
 * @param maker says which docsgen, with which libraries: what another has made is never used
 * @param held bytes of new values that are held in memory, of each kind
 */
export async function openCache(folder: string, maker: string, held?: number): Promise<OpenCache> {
  const shelves: {
    readonly name: string;
    readonly file: string;
    readonly changed: () => StoreChanges | undefined;
    readonly retainAll: () => void;
    readonly reopen: () => void;
  }[] = [];
  const cache = buildCache((name, codec) => {
    const file = path.join(folder, `${name}-${maker}.pack`);
    const store = new Store(codec, Pack.open(file), folder, held);
    const retainAll = () => store.retainAll();
    const reopen = () => store.reopen(Pack.open(file));
    shelves.push({ name, file, changed: () => store.changed(), retainAll, reopen });
    return store;
  });
  const sharded = [cache.docs, cache.pageHeads, cache.findings];
  const write = async (isWanted: (name: string) => boolean): Promise<void> => {
    for (const { name, file, changed } of shelves) {
      const changes = isWanted(name) ? changed() : undefined;
      if (!changes) continue;
      await mkdir(folder, { recursive: true });
      await writeChanges(file, changes);
    }
  };
  let pages: Promise<void> | undefined;
  const writePages = async (): Promise<void> => {
    for (const store of sharded) store.settle();
    await write((name) => !searchShelves.has(name));
  };
  const save = async (): Promise<readonly Diagnostic[]> => {
    try {
      pages ??= writePages();
      await pages;
      await write((name) => searchShelves.has(name));
      await removeStaleCaches(folder, maker);
      return [];
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return [diagnose('build/cache-not-written', { folder, problem })];
    }
  };
  return {
    cache,
    begin: async () => {
      pages ??= writePages();
      // What goes wrong is told by `save`.
      await pages.catch(() => undefined);
    },
    save,
    add: async () => {
      for (const store of sharded) store.retainAll();
      for (const { retainAll } of shelves) retainAll();
      const problems = await save();
      if (problems.length === 0) for (const { reopen } of shelves) reopen();
      return problems;
    },
  };
}
