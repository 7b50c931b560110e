import type { FileMark } from '../pipeline/publish/index.js';
import { readRecord, writeRecord } from '../pipeline/up-to-date/index.js';
import type { CacheFolder } from './cache-folder.js';

const recordName = 'published';

/** Returns the marks of the files of the last publication, for reusing unchanged files. */
export function findPreviousFiles(folder: CacheFolder): ReadonlyMap<string, FileMark> {
  return new Map(readRecord<[name: string, mark: FileMark][]>(folder.file(recordName)));
}

export function recordPublishedFiles(
  folder: CacheFolder,
  marks: ReadonlyMap<string, FileMark>,
): void {
  writeRecord(folder.file(recordName), [...marks]);
}
