export { type BuildCache, emptyCache } from './build-cache.js';
export { cacheMaker } from './maker.js';
export { type OpenCache, openCache } from './open-cache.js';
