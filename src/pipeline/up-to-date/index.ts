export { readRecord, writeRecord } from '../file-state/record-file.js';
export { buildKey } from './build-key.js';
export {
  type BuildRecord,
  type BuildResult,
  beginBuildRecord,
  findBuildRecord,
} from './build-record.js';
