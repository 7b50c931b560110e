export {
  type BuildCache,
  emptyCache,
  type PageHead,
  type StoredCommit,
  type StoredSearch,
} from './build-cache.js';
export { cacheMaker } from './cache-version.js';
export { fromJson, toJson } from './codec.js';
export { type OpenCache, openCache } from './open-cache.js';
export { type FilePart, readPart } from './overflow-file.js';
