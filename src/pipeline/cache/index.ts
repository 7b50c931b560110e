export {
  type BuildCache,
  type CachedCommit,
  type CachedPageEntry,
  type CachedSearch,
  emptyCache,
} from './build-cache.js';
export { fromJson, toJson } from './codec.js';
export { type OpenCache, openCache } from './open-cache.js';
export { type FilePart, readPart } from './overflow-file.js';
export type { StoredEntry } from './store.js';
