import { lstatSync, readdirSync, rmSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { isSystemError } from '../../files/index.js';
import { stampOf } from './file-stamp.js';
import { type FolderStamps, groupByParent, readFolderState } from './folder-stamps.js';
import { manifestName, type OutputTree, parentFolder } from './output-path.js';
import type { ScannedSpare } from './output-scan.js';

/** What is known of a folder before anyone looks into it. */
export interface KnownContents {
  /** Folders in which nothing but some of `names` and a manifest lay: they are looked into if they have changed. */
  readonly folders?: FolderStamps | undefined;
  /** Paths of files. */
  readonly names?: Iterable<string> | undefined;
  /** Had somebody look at it already. */
  readonly seen?: ScannedSpare | undefined;
}

/**
 * What lies in a folder in which a site is about to be written: an older site, most of whose files the new one has,
 * too. Nothing in it is believed: whether a file is the one that is meant, its stamp says.
 */
export class TargetFolder {
  /** Of folders in which nothing was but what is to stay: where one is the same later, that is still so. */
  readonly stamps = new Map<string, string>();
  readonly #folder: string;
  readonly #seen: ScannedSpare | undefined;
  readonly #folders = new Set<string>();

  private constructor(folder: string, seen?: ScannedSpare) {
    this.#folder = folder;
    this.#seen = seen;
  }

  /** A folder in which nothing is. */
  static empty(): TargetFolder {
    return new TargetFolder('');
  }

  /**
   * Removes whatever these files have no need of. That goes first, as there are systems on which `Mars` and `mars`
   * are the same.
   */
  static cleared(
    folder: string,
    { files: wanted, folders: wantedFolders }: OutputTree,
    { folders: left = new Map(), names = [], seen: early }: KnownContents = {},
  ): TargetFolder {
    const ground = new TargetFolder(folder, early);
    const inside = groupByParent(wantedFolders);
    const unwanted = unwantedIn([manifestName, ...names], wanted, wantedFolders);
    const remove = (name: string): void =>
      rmSync(`${folder}/${name}`, { recursive: true, force: true });
    const clear = (below: string): void => {
      const seen =
        early?.folder(below) ?? readFolderState(below === '' ? folder : `${folder}/${below}`);
      if (!seen) return;
      if (below !== '') ground.#folders.add(below);
      if (seen.isRested) ground.stamps.set(below, seen.stamp);
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
    return ground;
  }

  hasFolder(name: string): boolean {
    return this.#folders.has(name);
  }

  /** Whether a file is there already. Another one in its place goes: it may be a link to one of the published site. */
  keeps(file: string, stamp: string | undefined): boolean {
    const above = parentFolder(file);
    if (this.#folder === '' || (above !== '' && !this.#folders.has(above))) return false;
    if (this.#seen?.hasFile(file, stamp)) return true;
    const target = `${this.#folder}/${file}`;
    const stats = lstatSync(target, { throwIfNoEntry: false });
    if (!stats) return false;
    if (stats.isFile() && stampOf(stats) === stamp) return true;
    try {
      unlinkSync(target);
    } catch (error) {
      if (!isSystemError(error, 'ENOENT')) throw error;
    }
    return false;
  }
}

/** The outermost of what is not wanted, by the folder that it lies in. */
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
