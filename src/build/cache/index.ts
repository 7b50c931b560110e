export { type BuildCache, emptyCache, type StoredSearch } from './build-cache.js';
export { fromJson } from './codec.js';
export { cacheMaker } from './maker.js';
export { type OpenCache, openCache } from './open-cache.js';
