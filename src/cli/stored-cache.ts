import path from 'node:path';
import { packageFolder } from '../files/index.js';
import type { OpenCache } from '../pipeline/index.js';
import type { Environment } from './environment.js';
import type { CacheOptions } from './options.js';
import type { Services } from './services.js';

/** Default cache folder in the site's folder; `docsgen clear` removes it. */
const defaultFolder = '.docsgen/cache';

/** The cache folder of a command. */
export interface CachePlace {
  /** Absolute path. */
  readonly folder: string;
  /** Cache version key: entries of other docsgen versions are never used. */
  readonly maker: string;
  /** Returns the absolute path of a small record. */
  fileOf(name: string): string;
}

/** Returns undefined if caching is disabled. */
export function cachePlace(
  environment: Environment,
  services: Services,
  siteDir: string,
  { cache, cacheDir }: CacheOptions,
): CachePlace | undefined {
  const maker = cache === false ? undefined : services.cacheMaker(packageFolder);
  if (maker === undefined) return undefined;
  const folder = cacheDir
    ? path.resolve(environment.cwd, cacheDir)
    : path.join(siteDir, defaultFolder);
  return { folder, maker, fileOf: (name) => path.join(folder, `${name}-${maker}.json`) };
}

/**
 * Opens the cache of earlier builds, or an empty one if caching is disabled.
 * @param held see `openCache`
 */
export async function storedCache(
  { emptyCache, openCache }: Awaited<ReturnType<Services['build']>>,
  place: CachePlace | undefined,
  held?: number,
): Promise<OpenCache> {
  if (place === undefined) {
    const nothing = async () => [];
    return { cache: emptyCache(held), begin: async () => undefined, save: nothing, add: nothing };
  }
  return openCache(place.folder, place.maker, held);
}
