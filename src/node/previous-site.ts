import { type TextColumn, textAt, toTextColumn } from '../pipeline/cache/text-column.js';
import type { FileMark, RecordedFolders } from '../pipeline/publish/index.js';
import { readRecord, writeRecord } from '../pipeline/up-to-date/index.js';
import type { CacheFolder } from './cache-folder.js';

/** Records of the last publication, for reusing unchanged files. */
export interface PreviousSite {
  readonly previousFiles: ReadonlyMap<string, FileMark>;
  readonly left?: RecordedFolders | undefined;
}

/** In columns, which parse much faster than thousands of objects. */
interface MarkColumns {
  /** See `RecordedFolders.manifest`. */
  readonly manifest: string;
  readonly names: readonly string[];
  readonly digests: TextColumn;
  readonly keys: readonly (string | null)[];
  readonly sizes: readonly number[];
  readonly stamps: TextColumn;
}

interface FolderColumns {
  readonly manifest: string;
  readonly names: readonly string[];
  /** Empty if there is no stamp. */
  readonly site: readonly string[];
  readonly replaced: readonly string[];
  readonly gone: readonly string[];
}

export function findPreviousSite(folder: CacheFolder): PreviousSite {
  const columns = readRecord<MarkColumns>(folder.file('published'));
  if (columns === undefined) return { previousFiles: new Map() };
  const { manifest, names, digests, keys, sizes, stamps } = columns;
  const previousFiles = new Map<string, FileMark>();
  for (const [row, name] of names.entries()) {
    previousFiles.set(name, {
      digest: textAt(digests, row),
      key: keys[row] ?? undefined,
      bytes: sizes[row] ?? 0,
      stamp: textAt(stamps, row),
    });
  }
  const left = findRecordedFolders(folder);
  // Two concurrent builds may each have written one of the two records.
  return { previousFiles, left: left?.manifest === manifest ? left : undefined };
}

export function findRecordedFolders(folder: CacheFolder): RecordedFolders | undefined {
  const columns = readRecord<FolderColumns>(folder.file('folders'));
  if (columns === undefined) return undefined;
  const { manifest, names, gone } = columns;
  const separateStamps = (stamps: readonly string[]) => {
    const known = new Map<string, string>();
    for (const [row, name] of names.entries()) if (stamps[row]) known.set(name, stamps[row]);
    return known;
  };
  return {
    manifest,
    site: separateStamps(columns.site),
    replaced: separateStamps(columns.replaced),
    gone,
  };
}

export function recordPublishedSite(
  folder: CacheFolder,
  marks: ReadonlyMap<string, FileMark>,
  { manifest, site, replaced, gone }: RecordedFolders,
): void {
  const all = [...marks.values()];
  const columns: MarkColumns = {
    manifest,
    names: [...marks.keys()],
    digests: toTextColumn(all.map(({ digest }) => digest)),
    keys: all.map(({ key }) => key ?? null),
    sizes: all.map(({ bytes }) => bytes),
    stamps: toTextColumn(all.map(({ stamp }) => stamp)),
  };
  writeRecord(folder.file('published'), columns);
  const names = [...new Set([...site.keys(), ...replaced.keys()])];
  const stampsIn = (stamps: ReadonlyMap<string, string>) =>
    names.map((name) => stamps.get(name) ?? '');
  const folders: FolderColumns = {
    manifest,
    names,
    site: stampsIn(site),
    replaced: stampsIn(replaced),
    gone,
  };
  writeRecord(folder.file('folders'), folders);
}
