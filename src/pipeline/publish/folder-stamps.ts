import { lstatSync } from 'node:fs';
import { stampOf } from './file-stamp.js';
import { parentFolder, parentFolders } from './output-path.js';

/** What tells, of folders of a site by their paths, whether something has come or gone there. */
export type FolderStamps = ReadonlyMap<string, string>;

/** How a publication has left the folders of its site, and those of the site that it has put aside. */
export interface RecordedFolders {
  /** Stamp of the manifest, which tells the publication from others. */
  readonly manifest: string;
  /** Of folders in which nothing but the site lay. */
  readonly site: FolderStamps;
  readonly spare: FolderStamps;
  /** Files of the spare that the site does not have. */
  readonly gone: readonly string[];
}

/** File systems tell the time in steps: what came into a folder just after a look need not show. Milliseconds. */
const rest = 50;

/** A folder as it is now; undefined where there is none, or a link. */
export interface FolderState {
  readonly stamp: string;
  /** Whoever finds the same stamp later finds the same names. */
  readonly isRested: boolean;
}

export function readFolderState(folder: string): FolderState | undefined {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return undefined;
  return { stamp: stampOf(stats), isRested: Date.now() - stats.mtimeMs > rest };
}

/** Stamps of the folders of a site that is about to be published. */
export function stableFolders(root: string, files: Iterable<string>): FolderStamps {
  const stamps = new Map<string, string>();
  for (const name of parentFolders(files)) {
    const seen = readFolderState(`${root}/${name}`);
    if (seen?.isRested) stamps.set(name, seen.stamp);
  }
  return stamps;
}

/** Whether a site that has been moved is still as it was when its folders were stamped. */
export function matchesStamps(root: string, stamps: FolderStamps): boolean {
  for (const [name, stamp] of stamps) {
    if ((readFolderState(`${root}/${name}`)?.stamp ?? '') !== stamp) return false;
  }
  return true;
}

/** The folders in each folder. */
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
