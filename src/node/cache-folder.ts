import path from 'node:path';
import { packageFolder } from '../files/index.js';
import type { OpenCache } from '../pipeline/index.js';
import type { Services } from './services.js';

/** Default cache folder in the site's folder; `docsgen clear` removes it. */
const defaultFolder = '.docsgen/cache';

/** The cache folder of a site. */
export interface CacheFolder {
  /** Absolute path. */
  readonly path: string;
  /** Cache version key: entries of other docsgen versions are never used. */
  readonly maker: string;
  /** Returns the absolute path of a small record. */
  fileOf(name: string): string;
}

export interface CacheLocation {
  /** Absolute path of the site's folder. */
  readonly siteDir: string;
  /** Absolute path of the cache; `false` for none. By default it is in the site's folder. */
  readonly cacheDir?: string | false | undefined;
}

/** Returns undefined if caching is disabled. */
export function cacheFolder(
  { siteDir, cacheDir = path.join(siteDir, defaultFolder) }: CacheLocation,
  services: Pick<Services, 'cacheMaker'>,
): CacheFolder | undefined {
  const maker = cacheDir === false ? undefined : services.cacheMaker(packageFolder);
  if (cacheDir === false || maker === undefined) return undefined;
  return { path: cacheDir, maker, fileOf: (name) => path.join(cacheDir, `${name}-${maker}.json`) };
}

/**
 * Opens the cache of earlier builds, or an empty one if caching is disabled.
 * @param held see `openCache`
 */
export async function openStoredCache(
  { emptyCache, openCache }: Awaited<ReturnType<Services['build']>>,
  folder: CacheFolder | undefined,
  held?: number,
): Promise<OpenCache> {
  if (folder === undefined) {
    const nothing = async () => [];
    return { cache: emptyCache(held), begin: async () => undefined, save: nothing, add: nothing };
  }
  return openCache(folder.path, folder.maker, held);
}
