import { lstatSync, readdirSync, rmSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { isSystemError } from '../../files/index.js';
import { contentStamp } from '../file-state/stat-stamp.js';
import { type OutputTree, parentFolder } from './output-path.js';

/**
 * The folder that a site is written into: an older site, which shares most files with the new one.
 * Every file is checked by its stamp.
 */
export class TargetFolder {
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
  ): TargetFolder {
    const target = new TargetFolder(folder);
    const clear = (below: string): void => {
      for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
        const name = below === '' ? entry.name : `${below}/${entry.name}`;
        if (entry.isDirectory() && wantedFolders.has(name)) {
          target.#folders.add(name);
          clear(name);
        } else if (!entry.isFile() || !wanted.has(name)) {
          rmSync(`${folder}/${name}`, { recursive: true, force: true });
        }
      }
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
