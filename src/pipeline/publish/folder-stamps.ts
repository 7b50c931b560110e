import { lstatSync } from 'node:fs';
import { contentStamp } from '../file-state/stat-stamp.js';
import { parentFolder, parentFolders } from './output-path.js';

/** Stamps by folder path. A stamp changes when an entry is added or removed. */
export type FolderStamps = ReadonlyMap<string, string>;

/** State of the folders of the site and of the replaced site after a publication. */
export interface RecordedFolders {
  /** Stamp of the manifest, which identifies the publication. */
  readonly manifest: string;
  /** Only folders without foreign entries. */
  readonly site: FolderStamps;
  readonly replaced: FolderStamps;
  /** Files of the replaced site that the site does not have. */
  readonly gone: readonly string[];
}

/**
 * Resolution of file system clocks in milliseconds: an entry added right after the stamp was taken
 * may leave it unchanged.
 */
const clockResolutionMs = 50;

/** Current state of a folder; undefined if it is missing or a symbolic link. */
export interface FolderState {
  readonly stamp: string;
  /** Whether the same stamp at a later time guarantees the same entries. */
  readonly isRested: boolean;
}

export function readFolderState(folder: string): FolderState | undefined {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return undefined;
  return { stamp: contentStamp(stats), isRested: Date.now() - stats.mtimeMs > clockResolutionMs };
}

/** Returns stamps of the folders of a site that is about to be published. */
export function stableFolders(root: string, files: Iterable<string>): FolderStamps {
  const stamps = new Map<string, string>();
  for (const name of parentFolders(files)) {
    const seen = readFolderState(`${root}/${name}`);
    if (seen?.isRested) stamps.set(name, seen.stamp);
  }
  return stamps;
}

/** Whether the folders of a moved site still have the given stamps. */
export function matchesStamps(root: string, stamps: FolderStamps): boolean {
  for (const [name, stamp] of stamps) {
    if ((readFolderState(`${root}/${name}`)?.stamp ?? '') !== stamp) return false;
  }
  return true;
}

/** Returns the subfolders of each folder. */
export function groupByParent(folders: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const inside = new Map<string, string[]>();
  for (const folder of folders) {
    const above = parentFolder(folder);
    const known = inside.get(above);
    if (known) known.push(folder);
    else inside.set(above, [folder]);
  }
  return inside;
}
