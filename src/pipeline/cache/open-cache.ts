import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { errorMessage } from '../../diagnostics/error-message.js';
import { diagnose } from '../../diagnostics/index.js';
import { type BuildCache, buildCache } from './build-cache.js';
import { Pack } from './pack.js';
import { removeStaleCaches } from './remove-stale.js';
import { Store, type StoreChanges } from './store.js';
import { writeChanges } from './write-changes.js';

export interface OpenCache {
  readonly cache: BuildCache;
  /**
   * Starts writing new entries, except those of the search, which may not be ready yet. Call `save`
   * to finish.
   */
  begin(): Promise<void>;
  /**
   * Writes new entries. Returns a warning if the folder is not writable, because the site itself is
   * complete.
   */
  save(): Promise<readonly Diagnostic[]>;
  /**
   * Like `save`, for a process that builds only part of a site and continues: keeps unused entries,
   * and reads new entries from disk from now on.
   */
  add(): Promise<readonly Diagnostic[]>;
}

const searchStores = new Set(['searches', 'search-files', 'terms']);

/**
 * Opens the cache in a folder. The cache contains no absolute paths and no times, so it can be
 * copied to another machine. A damaged cache only slows the build down.
 * @param versionKey entries of another version are never used
 * @param maxHeldBytes size of the new values that each store keeps in memory
 */
export async function openCache(
  folder: string,
  versionKey: string,
  maxHeldBytes?: number,
): Promise<OpenCache> {
  const stores: {
    readonly name: string;
    readonly file: string;
    readonly changed: () => StoreChanges | undefined;
    readonly retainAll: () => void;
    readonly reopen: () => void;
  }[] = [];
  const cache = buildCache((name, codec) => {
    const file = path.join(folder, `${name}-${versionKey}.pack`);
    const store = new Store(codec, Pack.open(file), folder, maxHeldBytes);
    const retainAll = () => store.retainAll();
    const reopen = () => store.reopen(Pack.open(file));
    stores.push({ name, file, changed: () => store.changed(), retainAll, reopen });
    return store;
  });
  const sharded = [cache.docs, cache.pageEntries, cache.findings];
  const write = async (isWanted: (name: string) => boolean): Promise<void> => {
    for (const { name, file, changed } of stores) {
      const changes = isWanted(name) ? changed() : undefined;
      if (!changes) continue;
      await mkdir(folder, { recursive: true });
      await writeChanges(file, changes);
    }
  };
  let pages: Promise<void> | undefined;
  const writePages = async (): Promise<void> => {
    for (const store of sharded) store.settle();
    await write((name) => !searchStores.has(name));
  };
  const save = async (): Promise<readonly Diagnostic[]> => {
    try {
      pages ??= writePages();
      await pages;
      await write((name) => searchStores.has(name));
      await removeStaleCaches(folder, versionKey);
      return [];
    } catch (error) {
      const problem = errorMessage(error);
      return [diagnose('build/cache-not-written', { folder, problem })];
    }
  };
  return {
    cache,
    begin: async () => {
      pages ??= writePages();
      // `save` reports the failure.
      await pages.catch(() => undefined);
    },
    save,
    add: async () => {
      for (const store of sharded) store.retainAll();
      for (const { retainAll } of stores) retainAll();
      const problems = await save();
      if (problems.length === 0) for (const { reopen } of stores) reopen();
      return problems;
    },
  };
}
