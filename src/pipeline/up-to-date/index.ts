export { buildKey } from './build-key.js';
export { type BuildResult, beginRecord, findLastBuild, type LastBuild } from './build-record.js';
export { findRecord, keepRecord } from './record-file.js';
