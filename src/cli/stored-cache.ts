import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildCache } from '../build/index.js';
import type { Diagnostic } from '../model/index.js';
import type { CacheOptions } from './options.js';
import type { Services } from './services.js';
import type { World } from './world.js';

/** Where the cache is kept in the site's folder; `docsgen clear` removes it. */
const defaultFolder = '.docsgen/cache';
const packageDir = fileURLToPath(new URL('../..', import.meta.url));

/** What earlier builds have left, and the way to leave something for the next one. */
export async function storedCache(
  world: World,
  { emptyCache, openCache, cacheMaker }: Awaited<ReturnType<Services['build']>>,
  siteDir: string,
  { cache, cacheDir }: CacheOptions,
): Promise<{ readonly cache: BuildCache; save(): Promise<readonly Diagnostic[]> }> {
  const maker = cache === false ? undefined : cacheMaker(packageDir);
  if (maker === undefined) return { cache: emptyCache(), save: async () => [] };
  const folder = cacheDir ? path.resolve(world.cwd, cacheDir) : path.join(siteDir, defaultFolder);
  return openCache(folder, maker);
}
