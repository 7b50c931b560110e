import { lstatSync, readdirSync, rmSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { isSystemError } from '../../files/index.js';
import { contentStamp } from '../file-state/stat-stamp.js';
import { type FolderStamps, groupByParent, readFolderState } from './folder-stamps.js';
import { manifestName, type OutputTree, parentFolder } from './output-path.js';

/** What is known about a folder before it is read. */
export interface KnownContents {
  /**
   * Stamps of folders that contained only files in `names` and a manifest; they are read only if
   * they have changed.
   */
  readonly folders?: FolderStamps | undefined;
  /** Paths of files. */
  readonly names?: Iterable<string> | undefined;
}

/**
 * The folder that a site is written into: an older site, which shares most files with the new one.
 * Every file is checked by its stamp.
 */
export class TargetFolder {
  /**
   * Stamps of folders that contain only files to keep. The same stamp later means that nothing was
   * added.
   */
  readonly stamps = new Map<string, string>();
  readonly #folder: string;
  readonly #folders = new Set<string>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns an empty folder. */
  static empty(): TargetFolder {
    return new TargetFolder('');
  }

  /**
   * Removes all entries that are not wanted. This happens before writing, because `Mars` and `mars`
   * are the same on some file systems.
   */
  static cleared(
    folder: string,
    { files: wanted, folders: wantedFolders }: OutputTree,
    { folders: left = new Map(), names = [] }: KnownContents = {},
  ): TargetFolder {
    const target = new TargetFolder(folder);
    const inside = groupByParent(wantedFolders);
    const unwanted = unwantedIn([manifestName, ...names], wanted, wantedFolders);
    const remove = (name: string): void =>
      rmSync(`${folder}/${name}`, { recursive: true, force: true });
    const clear = (below: string): void => {
      const seen = readFolderState(below === '' ? folder : `${folder}/${below}`);
      if (!seen) return;
      if (below !== '') target.#folders.add(below);
      if (seen.isRested) target.stamps.set(below, seen.stamp);
      if (left.get(below) === seen.stamp) {
        unwanted.get(below)?.forEach(remove);
        inside.get(below)?.forEach(clear);
        return;
      }
      const deeper: string[] = [];
      for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
        const name = below === '' ? entry.name : `${below}/${entry.name}`;
        if (entry.isDirectory() && wantedFolders.has(name)) deeper.push(name);
        else if (!entry.isFile() || !wanted.has(name)) remove(name);
      }
      deeper.forEach(clear);
    };
    clear('');
    return target;
  }

  hasFolder(name: string): boolean {
    return this.#folders.has(name);
  }

  /**
   * Whether a file exists with this stamp. A different file is removed instead of overwritten,
   * because it may be a hard link to the published site.
   */
  keeps(file: string, stamp: string | undefined): boolean {
    const above = parentFolder(file);
    if (this.#folder === '' || (above !== '' && !this.#folders.has(above))) return false;
    const target = `${this.#folder}/${file}`;
    const stats = lstatSync(target, { throwIfNoEntry: false });
    if (!stats) return false;
    if (stats.isFile() && contentStamp(stats) === stamp) return true;
    try {
      unlinkSync(target);
    } catch (error) {
      if (!isSystemError(error, 'ENOENT')) throw error;
    }
    return false;
  }
}

/** Returns the topmost unwanted entries by parent folder. */
function unwantedIn(
  names: Iterable<string>,
  wanted: ReadonlySet<string>,
  wantedFolders: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of names) {
    if (wanted.has(file)) continue;
    let name = file;
    let above = parentFolder(name);
    while (above !== '' && !wantedFolders.has(above)) {
      name = above;
      above = parentFolder(name);
    }
    found.set(above, (found.get(above) ?? new Set()).add(name));
  }
  return found;
}
