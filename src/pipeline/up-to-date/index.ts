export { buildKey } from './build-key.js';
export {
  type BuildRecord,
  type BuildResult,
  beginBuildRecord,
  findBuildRecord,
} from './build-record.js';
export { readRecord, writeRecord } from './record-file.js';
