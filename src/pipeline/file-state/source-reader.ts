import { type FileAccess, FileGuard, maxTextBytes } from '../../files/index.js';
import type { ReadResult } from './read-file.js';
import { type FoundEntry, sourcesBelow } from './source-folder.js';
import { StatCache } from './stat-cache.js';

/**
 * Reads the files that a site may use, each once, so that the build uses the same contents as the check whether a build
 * is needed. Sequential, because a system call for a small file is faster than a promise.
 */
export class SourceReader {
  readonly #files = new Map<string, ReadResult>();
  readonly #folders = new Map<string, readonly FoundEntry[]>();
  /** Digests of several files at once, see `digestSources`. */
  readonly digests = new Map<string, string>();
  readonly #guard: FileGuard;
  readonly #stats: StatCache;

  /** @param stats knows the files that have not changed since an earlier build */
  constructor(access: FileAccess, stats = new StatCache()) {
    this.#guard = new FileGuard(access);
    this.#stats = stats;
  }

  /** Reads a text file by a path from a source. @param file absolute path */
  read(file: string): ReadResult {
    return this.#once(file, () => this.#stats.readNamed(file, this.#guard, maxTextBytes));
  }

  /** Reads a file that was found in a folder. */
  readFound({ file, isLink }: Pick<FoundEntry, 'file' | 'isLink'>): ReadResult {
    return this.#once(file, () => {
      if (isLink) return this.#stats.readNamed(file, this.#guard);
      const read = this.#stats.readFound(file);
      return read && 'problem' in read ? this.#guard.unreadable(file, read.problem) : read;
    });
  }

  /** Lists the files as they were at the first call. */
  below(folder: string): readonly FoundEntry[] {
    const known = this.#folders.get(folder) ?? sourcesBelow(folder, this.#guard);
    this.#folders.set(folder, known);
    return known;
  }

  /** Frees all contents, which would take too much memory while a large site is built. */
  release(): void {
    this.#files.clear();
    this.#folders.clear();
    this.#stats.release();
  }

  #once(file: string, read: () => ReadResult): ReadResult {
    const known = this.#files.get(file);
    if (known || this.#files.has(file)) return known;
    const found = read();
    this.#files.set(file, found);
    return found;
  }
}
