import { lstatSync, statSync } from 'node:fs';
import path from 'node:path';
import { type FileAccess, FileGuard, isRefusal, type Unreadable } from '../../files/index.js';
import { isMarkdownFile } from '../../files/markdown-file.js';
import type { TimeSlices } from '../time-slice.js';
import { RereadFile } from './reread-file.js';
import {
  type FileReader,
  type FoundEntry,
  ignoreMissing,
  type ReadFile,
  type ReadResult,
  readListed,
  readNamed,
  sourcesBelow,
} from './source-files.js';
import { isRacilyClean, statSignature } from './stat-stamp.js';

/** A file's stat signature when it was read, and its contents. */
interface Known {
  readonly signature: string;
  readonly file: ReadFile;
  /** Whether it was read by a path that may contain symbolic links. */
  readonly isNamed?: boolean;
}

/** Resolution of the clocks of local disks, on which people edit. */
const clockResolutionMs = 50;

/**
 * Stat cache: reads a file again only if its times, size or inode have changed. A file modified
 * right before it was read is read again. Contents of Markdown files are not kept, because those of a large site do
 * not fit into memory.
 */
export class FileSnapshot implements FileReader {
  readonly #files = new Map<string, Known>();
  #guard = new FileGuard({ siteDir: path.sep, allow: [], named: [] });

  /** Applies the file access rules of the current configuration. */
  permit(access: FileAccess): void {
    this.#guard = new FileGuard(access);
  }

  read(file: string): ReadResult {
    // Stats first, so that a write between the two calls is noticed next time.
    const stats = ignoreMissing(() => statSync(file));
    const found = readNamed(file, this.#guard);
    if (!found || isRefusal(found)) {
      this.#files.delete(file);
      return found;
    }
    const known = this.#files.get(file);
    const signature = stats && !isRacilyClean(stats, clockResolutionMs) ? statSignature(stats) : '';
    const isSame = known !== undefined && signature !== '' && known.signature === signature;
    if (!isSame) this.#files.set(file, { signature, file: found, isNamed: true });
    return isSame ? known.file : found;
  }

  readFound({ file, isLink }: Pick<FoundEntry, 'file' | 'isLink'>): ReadResult {
    if (isLink) return this.read(file);
    const now = lookAt(file, this.#files.get(file));
    if (now && 'problem' in now) return this.#guard.unreadable(file, now.problem);
    if (now) this.#files.set(file, now);
    else this.#files.delete(file);
    return now?.file;
  }

  /** Lists the files as they are now. */
  below(folder: string): readonly FoundEntry[] {
    return sourcesBelow(folder, this.#guard);
  }

  /** Returns the absolute paths of files that have changed or disappeared since they were read. */
  async changed({ giveWay }: TimeSlices): Promise<readonly string[]> {
    const found: string[] = [];
    for (const [name, known] of this.#files) {
      await giveWay();
      if (digestNow(name, known, this.#guard) !== known.file.digest) found.push(name);
    }
    return found;
  }
}

/** Returns undefined if the file is missing or unreadable. */
function digestNow(name: string, known: Known, guard: FileGuard): string | undefined {
  if (known.isNamed) {
    const stats = ignoreMissing(() => statSync(name));
    if (stats && known.signature === statSignature(stats)) return known.file.digest;
    const now = readNamed(name, guard);
    return now && 'digest' in now ? now.digest : undefined;
  }
  const now = lookAt(name, known);
  if (now === known) return known.file.digest;
  return now && 'file' in now ? now.file.digest : undefined;
}

function lookAt(name: string, known: Known | undefined): Known | Unreadable | undefined {
  const stats = ignoreMissing(() => lstatSync(name));
  if (!stats) return undefined;
  const signature = statSignature(stats);
  if (known?.signature === signature) return known;
  const isNew = isRacilyClean(stats, clockResolutionMs);
  if (!isNew && stats.isFile() && isMarkdownFile(name)) {
    return { signature, file: new RereadFile(name, signature) };
  }
  const file = readListed(name);
  if (file && 'problem' in file) return file;
  return file && { signature: isNew ? '' : signature, file };
}
