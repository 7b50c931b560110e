import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../files/index.js';
import type { OpenCache } from '../pipeline/index.js';
import type { Services } from './services.js';

/** Folder of docsgen in the site's folder; `docsgen clear` removes it. */
const ownFolder = '.docsgen';

/** The cache folder of a site. */
export interface CacheFolder {
  /** Absolute path. */
  readonly path: string;
  /** Cache version key: entries of other docsgen versions are never used. */
  readonly versionKey: string;
  /** Absolute path of the folder of docsgen that it is in, if it is at its default place. */
  readonly ownFolder?: string | undefined;
  /** Returns the absolute path of a small record. */
  file(name: string): string;
}

export interface CacheLocation {
  /** Absolute path of the site's folder. */
  readonly siteDir: string;
  /** Absolute path of the cache; `false` for none. By default it is in the site's folder. */
  readonly cacheDir?: string | false | undefined;
}

/** Returns undefined if caching is disabled. */
export function cacheFolder(
  { siteDir, cacheDir: given }: CacheLocation,
  services: Pick<Services, 'cacheVersion'>,
): CacheFolder | undefined {
  const own = given === undefined ? path.join(siteDir, ownFolder) : undefined;
  const cacheDir = given ?? path.join(siteDir, ownFolder, 'cache');
  const versionKey = cacheDir === false ? undefined : services.cacheVersion(packageFolder);
  if (cacheDir === false || versionKey === undefined) return undefined;
  const cacheFile = (name: string): string => path.join(cacheDir, `${name}-${versionKey}.json`);
  return { path: cacheDir, versionKey, ownFolder: own, file: cacheFile };
}

/**
 * Opens the cache of earlier builds, or an empty one if caching is disabled.
 * @param maxHeldBytes see `openCache`
 */
export async function openStoredCache(
  { emptyCache, openCache }: Awaited<ReturnType<Services['build']>>,
  folder: CacheFolder | undefined,
  maxHeldBytes?: number,
): Promise<OpenCache> {
  if (folder === undefined) {
    const nothing = async () => [];
    return {
      cache: emptyCache(maxHeldBytes),
      begin: async () => undefined,
      save: nothing,
      add: nothing,
    };
  }
  if (folder.ownFolder !== undefined) ignoreInGit(folder.ownFolder);
  return openCache(folder.path, folder.versionKey, maxHeldBytes);
}

/** Lets git ignore the folder, whose contents every build makes again. A folder that is read-only stays as it is. */
function ignoreInGit(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, '.gitignore'), '*\n', { flag: 'wx' });
  } catch {
    // The file exists already, or saving the cache reports why nothing can be written.
  }
}
