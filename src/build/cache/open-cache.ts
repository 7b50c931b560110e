import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { diagnose } from '../../diagnostics/index.js';
import type { Diagnostic } from '../../model/index.js';
import { type BuildCache, buildCache } from './build-cache.js';
import { type Packed, readPack, writePack } from './pack.js';
import { Shelf } from './shelf.js';

export interface OpenCache {
  readonly cache: BuildCache;
  /** Writes what is new. A folder that cannot be written is a warning: the site has been built without it. */
  save(): Promise<readonly Diagnostic[]>;
}

/**
 * The cache in a folder. It can be carried to other machines: there are no absolute paths and no times in it.
 * Whatever is wrong with it, it only makes the build slower.
 *
 * @param maker says which docsgen, with which libraries: what another has made is never used
 */
export async function openCache(folder: string, maker: string): Promise<OpenCache> {
  const shelves: { readonly file: string; changed(): ReadonlyMap<string, Packed> | undefined }[] =
    [];
  const cache = buildCache((name, codec) => {
    const file = path.join(folder, `${name}-${maker}.pack`);
    const shelf = new Shelf(codec, packIn(file));
    shelves.push({ file, changed: () => shelf.changed() });
    return shelf;
  });
  return {
    cache,
    save: async () => {
      try {
        for (const { file, changed } of shelves) {
          const entries = changed();
          if (entries) await replace(file, writePack(entries));
        }
        return [];
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        return [diagnose('build/cache-not-written', { folder, problem })];
      }
    },
  };
}

function packIn(file: string): ReadonlyMap<string, Packed> {
  try {
    return readPack(readFileSync(file));
  } catch {
    return new Map();
  }
}

/** In one step, so that another build never reads half of it; of two builds at once, the later one's stays. */
async function replace(file: string, contents: Buffer): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const fresh = `${file}.${randomUUID()}`;
  try {
    await writeFile(fresh, contents);
    await rename(fresh, file);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}
