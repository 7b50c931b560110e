export { readRecord, writeRecord } from '../../files/record-file.js';
export { buildKey } from './build-key.js';
export {
  type BuildRecord,
  beginBuildRecord,
  findBuildRecord,
  type RecordedResult,
} from './build-record.js';
