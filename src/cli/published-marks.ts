import { findRecord, keepRecord } from '../build/last-build/index.js';
import type { FileMark } from '../build/publish/index.js';
import type { CachePlace } from './stored-cache.js';

/** What the last publication has left: files that are the same need not be written once more. */
export function findMarks(place: CachePlace): ReadonlyMap<string, FileMark> {
  return new Map(findRecord<readonly (readonly [string, FileMark])[]>(place.fileOf('published')));
}

export function keepMarks(place: CachePlace, marks: ReadonlyMap<string, FileMark>): void {
  keepRecord(place.fileOf('published'), [...marks]);
}
