export { readRecord, writeRecord } from '../file-state/record-file.js';
export { buildKey } from './build-key.js';
export {
  type BuildRecord,
  beginBuildRecord,
  findBuildRecord,
  type RecordedResult,
} from './build-record.js';
