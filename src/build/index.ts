export { type BuildOptions, type Built, build } from './build.js';
export { type BuildCache, emptyCache } from './cache.js';
