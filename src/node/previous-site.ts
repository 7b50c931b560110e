import type { FileMark, RecordedFolders } from '../pipeline/publish/index.js';
import { readRecord, writeRecord } from '../pipeline/up-to-date/index.js';
import type { CacheFolder } from './cache-folder.js';

/** Records of the last publication, for reusing unchanged files. */
export interface PreviousSite {
  readonly previousFiles: ReadonlyMap<string, FileMark>;
  readonly left?: RecordedFolders | undefined;
}

interface PublishedFiles {
  /** See `RecordedFolders.manifest`. */
  readonly manifest: string;
  readonly files: readonly (readonly [name: string, mark: FileMark])[];
}

interface StoredFolders {
  readonly manifest: string;
  readonly site: readonly (readonly [folder: string, stamp: string])[];
  readonly replaced: StoredFolders['site'];
  readonly gone: readonly string[];
}

export function findPreviousSite(folder: CacheFolder): PreviousSite {
  const published = readRecord<PublishedFiles>(folder.file('published'));
  if (published === undefined) return { previousFiles: new Map() };
  const { manifest, files } = published;
  const left = findRecordedFolders(folder);
  // Two concurrent builds may each have written one of the two records.
  return { previousFiles: new Map(files), left: left?.manifest === manifest ? left : undefined };
}

export function findRecordedFolders(folder: CacheFolder): RecordedFolders | undefined {
  const stamps = readRecord<StoredFolders>(folder.file('folders'));
  if (stamps === undefined) return undefined;
  const { manifest, site, replaced, gone } = stamps;
  return { manifest, site: new Map(site), replaced: new Map(replaced), gone };
}

export function recordPublishedSite(
  folder: CacheFolder,
  marks: ReadonlyMap<string, FileMark>,
  { manifest, site, replaced, gone }: RecordedFolders,
): void {
  const published: PublishedFiles = { manifest, files: [...marks] };
  writeRecord(folder.file('published'), published);
  const stamps: StoredFolders = { manifest, site: [...site], replaced: [...replaced], gone };
  writeRecord(folder.file('folders'), stamps);
}
