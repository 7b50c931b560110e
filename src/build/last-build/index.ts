export { buildKey } from './build-key.js';
export { findRecord, keepRecord } from './kept-record.js';
export { beginRecord, findLastBuild, type LastBuild } from './last-build.js';
