export { buildKey } from './build-key.js';
export { findRecord, keepRecord } from './kept-record.js';
export { type BuildResult, beginRecord, findLastBuild, type LastBuild } from './last-build.js';
