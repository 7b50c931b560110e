import { lstatSync, readdirSync, rmSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { isSystemError } from './errors.js';
import { foldersOf } from './output-path.js';
import { stampOf } from './stamp.js';

/**
 * What lies in a folder in which a site is about to be written: an older site, most of whose files the new one has,
 * too. Nothing in it is believed: whether a file is the one that is meant, its stamp says.
 */
export class Ground {
  readonly #folder: string;
  readonly #files: ReadonlySet<string>;
  readonly #folders: ReadonlySet<string>;

  private constructor(folder: string, files: ReadonlySet<string>, folders: ReadonlySet<string>) {
    this.#folder = folder;
    this.#files = files;
    this.#folders = folders;
  }

  /** A folder in which nothing is. */
  static empty(): Ground {
    return new Ground('', new Set(), new Set());
  }

  /**
   * Removes whatever these files have no need of. That goes first, as there are systems on which `Mars` and `mars`
   * are the same.
   */
  static cleared(folder: string, files: readonly string[]): Ground {
    const wanted = new Set(files);
    const wantedFolders = foldersOf(files);
    const found = { files: new Set<string>(), folders: new Set<string>() };
    const walk = (below: string): void => {
      for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
        const name = below === '' ? entry.name : `${below}/${entry.name}`;
        if (entry.isDirectory() && wantedFolders.has(name)) {
          found.folders.add(name);
          walk(name);
        } else if (entry.isFile() && wanted.has(name)) found.files.add(name);
        else rmSync(path.join(folder, name), { recursive: true, force: true });
      }
    };
    walk('');
    return new Ground(folder, found.files, found.folders);
  }

  hasFolder(name: string): boolean {
    return this.#folders.has(name);
  }

  /** Whether a file is there already. Another one in its place goes: it may be a link to one of the published site. */
  keeps(file: string, stamp: string | undefined): boolean {
    if (!this.#files.has(file)) return false;
    const target = path.join(this.#folder, file);
    const stats = lstatSync(target, { throwIfNoEntry: false });
    if (stats?.isFile() && stampOf(stats) === stamp) return true;
    try {
      unlinkSync(target);
    } catch (error) {
      if (!isSystemError(error, 'ENOENT')) throw error;
    }
    return false;
  }
}
