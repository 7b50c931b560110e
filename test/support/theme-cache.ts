import { type BuildCache, emptyCache } from '../../src/pipeline/cache/index.js';

const { themes } = emptyCache();

/**
 * Creates an empty cache that already has the theme that an earlier test of the same worker compiled: compiling it
 * takes longer than building a small site. A site with overrides still gets its own.
 */
export function cacheWithTheme(): BuildCache {
  return { ...emptyCache(), themes };
}
