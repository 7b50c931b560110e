import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { errorMessage } from '../../diagnostics/error-message.js';
import { diagnose } from '../../diagnostics/index.js';
import { type BuildCache, buildCache } from './build-cache.js';
import { Pack } from './pack.js';
import { removeStaleCaches } from './remove-stale.js';
import { Store } from './store.js';
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
  return new OpenCacheFolder(folder, versionKey, maxHeldBytes);
}

/** A store and the file of its pack. */
interface StoreFile {
  readonly name: string;
  readonly file: string;
  readonly store: Pick<Store<unknown>, 'changed' | 'retainAll' | 'reopen'>;
}

class OpenCacheFolder implements OpenCache {
  readonly cache: BuildCache;
  readonly #folder: string;
  readonly #versionKey: string;
  readonly #stores: StoreFile[] = [];
  /** Set when all stores but those of the search are being written. */
  #begun: Promise<void> | undefined;

  constructor(folder: string, versionKey: string, maxHeldBytes: number | undefined) {
    this.#folder = folder;
    this.#versionKey = versionKey;
    this.cache = buildCache((name, codec) => {
      const file = path.join(folder, `${name}-${versionKey}.pack`);
      const store = new Store(codec, Pack.open(file), folder, maxHeldBytes);
      this.#stores.push({ name, file, store });
      return store;
    });
  }

  async begin(): Promise<void> {
    this.#begun ??= this.#writePages();
    // `save` reports the failure.
    await this.#begun.catch(() => undefined);
  }

  async save(): Promise<readonly Diagnostic[]> {
    const folder = this.#folder;
    try {
      this.#begun ??= this.#writePages();
      await this.#begun;
      await this.#write((name) => searchStores.has(name));
      await removeStaleCaches(folder, this.#versionKey);
      return [];
    } catch (error) {
      const problem = errorMessage(error);
      return [diagnose('build/cache-not-written', { folder, problem })];
    }
  }

  async add(): Promise<readonly Diagnostic[]> {
    for (const { store } of this.#stores) store.retainAll();
    const problems = await this.save();
    if (problems.length > 0) return problems;
    for (const { store, file } of this.#stores) store.reopen(Pack.open(file));
    return problems;
  }

  async #writePages(): Promise<void> {
    await this.#write((name) => !searchStores.has(name));
  }

  async #write(isWanted: (name: string) => boolean): Promise<void> {
    for (const { name, file, store } of this.#stores) {
      const changes = isWanted(name) ? store.changed() : undefined;
      if (!changes) continue;
      await mkdir(this.#folder, { recursive: true });
      await writeChanges(file, changes);
    }
  }
}
