import path from 'node:path';
import { packageFolder } from '../files/index.js';
import type { OpenCache } from '../pipeline/index.js';
import type { Environment } from './environment.js';
import type { CacheOptions } from './options.js';
import type { Services } from './services.js';

/** Where the cache is kept in the site's folder; `docsgen clear` removes it. */
const defaultFolder = '.docsgen/cache';

/** Where a command keeps things for the next one. */
export interface CachePlace {
  /** Absolute. */
  readonly folder: string;
  /** Says which docsgen it was: what another has kept is never used. */
  readonly maker: string;
  /** Absolute path of the file in which something small is kept. */
  fileOf(name: string): string;
}

/** Undefined where nothing is to be kept. */
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
 * What earlier builds have left, and the way to leave something for the next one.
 *
 * @param held as in `openCache`
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
