import { lstatSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { type FileGuard, isRefusal, type Unreadable } from '../../files/index.js';
import { isMarkdownFile } from '../../files/markdown-file.js';
import { readRecord, writeRecord } from '../../files/record-file.js';
import type { TimeSlices } from '../timing/time-slice.js';
import { LazyFile } from './lazy-file.js';
import {
  ignoreMissing,
  type ReadFile,
  type ReadResult,
  readListed,
  readNamed,
} from './read-file.js';
import { isRacilyClean, statStamp } from './stat-stamp.js';

/** The coarsest resolution of any file system clock. */
const clockResolutionMs = 2000;
/**
 * The record is rewritten if more than a sixteenth of the files is new; reading fewer again is as
 * fast.
 */
const maxUnrecordedShare = 1 / 16;

/** Files of an earlier build by their path relative to the site's folder, as arrays, which parse faster than objects. */
type StatRecord = readonly (readonly [name: string, stamp: string, digest: string])[];

interface RecordRow {
  readonly name: string;
  readonly stamp: string;
  readonly file: ReadFile;
}

/** A file as it was when it was read. */
interface Known {
  /** See {@link statStamp}; empty if another write could have left the same one. */
  readonly stamp: string;
  readonly file: ReadFile;
  /** Set if the file was read by a path that may contain symbolic links. */
  readonly guard?: FileGuard | undefined;
}

export interface StatCacheOptions {
  /** Where a build keeps the stamps and digests for the next one; absent in `docsgen dev`. Absolute paths. */
  readonly record?: { readonly siteDir: string; readonly file: string } | undefined;
  /** Whether Markdown files stay in memory after they are read; true by default. */
  readonly keepsTexts?: boolean | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Stat cache: reads a file again only if its times, size or inode have changed. A file that was modified right before
 * it was read is read again. In `docsgen dev` it lasts from one change to the next and keeps no contents of Markdown
 * files, because those of a large site do not fit into memory. A build keeps stamps and digests in a record, which
 * contains hashes instead of times, because it is copied with the build cache; on another machine, all files look
 * changed.
 */
export class StatCache {
  readonly #record: StatCacheOptions['record'];
  readonly #recorded: ReadonlyMap<string, StatRecord[number]>;
  readonly #keepsTexts: boolean;
  readonly #now: () => number;
  /** By absolute path. */
  readonly #files = new Map<string, Known>();

  constructor({ record, keepsTexts = true, now = Date.now }: StatCacheOptions = {}) {
    this.#keepsTexts = keepsTexts;
    this.#now = now;
    this.#record = record;
    const rows = (record && readRecord<StatRecord>(record.file)) ?? [];
    this.#recorded = new Map(rows.map((row) => [row[0], row]));
  }

  /**
   * Reads a file that was found in a folder and is not a link. An unchanged Markdown file is only read if its contents
   * are needed.
   * @param file absolute path
   */
  readFound(file: string): ReadFile | Unreadable | undefined {
    // Stats first, so that a write between the two calls is noticed next time.
    const stats = ignoreMissing(() => lstatSync(file));
    const stamp = this.#stamp(stats);
    const known = this.#files.get(file) ?? this.#recordedFile(file);
    if (known && stamp !== '' && known.stamp === stamp) {
      this.#files.set(file, known);
      return known.file;
    }
    const isLazy = !this.#keepsTexts && isMarkdownFile(file);
    const found =
      isLazy && stamp !== '' && stats?.isFile() ? new LazyFile(file, stamp) : readListed(file);
    if (!found || 'problem' in found) this.#files.delete(file);
    else this.#files.set(file, { stamp, file: found });
    return found;
  }

  /** Reads a file by any path. @param file absolute path */
  readNamed(file: string, guard: FileGuard, maxBytes?: number): ReadResult {
    const stamp = this.#stamp(ignoreMissing(() => statSync(file)));
    const found = readNamed(file, guard, maxBytes);
    if (!found || isRefusal(found)) {
      this.#files.delete(file);
      return found;
    }
    const known = this.#files.get(file);
    if (known && stamp !== '' && known.stamp === stamp) return known.file;
    this.#files.set(file, { stamp, file: found, guard });
    return found;
  }

  /** Returns the absolute paths of files that have changed or disappeared since they were read. */
  async changed({ yieldIfOver }: TimeSlices): Promise<readonly string[]> {
    const found: string[] = [];
    for (const [name, known] of this.#files) {
      await yieldIfOver();
      if (digestNow(name, known) !== known.file.digest) found.push(name);
    }
    return found;
  }

  /** Forgets all files, whose contents would take too much memory while a large site is built. */
  release(): void {
    this.#files.clear();
  }

  /** Writes the record for the next build, unless few files have changed, and forgets all files. */
  save(): void {
    const record = this.#record;
    const rows = record
      ? [...this.#files].flatMap((known) => recordRows(record.siteDir, known))
      : [];
    this.release();
    const unrecorded = rows.filter(({ file }) => !(file instanceof LazyFile));
    if (!record || unrecorded.length <= this.#recorded.size * maxUnrecordedShare) return;
    const recorded: StatRecord = rows.map(({ name, stamp, file }) => [name, stamp, file.digest]);
    writeRecord(record.file, recorded);
  }

  /** Returns a Markdown file as an earlier build has recorded it. */
  #recordedFile(file: string): Known | undefined {
    const name = this.#record && nameIn(this.#record.siteDir, file);
    const row = name === undefined ? undefined : this.#recorded.get(name);
    if (row === undefined) return undefined;
    const [, stamp, digest] = row;
    return { stamp, file: new LazyFile(file, stamp, digest) };
  }

  /** Returns an empty stamp for a file that is missing or that another write now could leave with the same one. */
  #stamp(stats: Stats | undefined): string {
    return stats && !isRacilyClean(stats, clockResolutionMs, this.#now()) ? statStamp(stats) : '';
  }
}

/** Returns what the record keeps of a file: nothing of files that a build reads in any case. */
function recordRows(
  siteDir: string,
  [file, { stamp, file: read, guard }]: readonly [string, Known],
): readonly RecordRow[] {
  const name = nameIn(siteDir, file);
  if (name === undefined || stamp === '' || guard || !isMarkdownFile(file)) return [];
  const hasChanged = read instanceof LazyFile && read.hasChanged;
  return hasChanged ? [] : [{ name, stamp, file: read }];
}

/** Returns the path relative to the site's folder; undefined for a file outside of it. */
function nameIn(siteDir: string, file: string): string | undefined {
  const root = siteDir + path.sep;
  return file.startsWith(root) ? file.slice(root.length) : undefined;
}

/** Returns undefined if the file is missing or unreadable. */
function digestNow(file: string, { stamp, file: read, guard }: Known): string | undefined {
  const stats = ignoreMissing(() => (guard ? statSync(file) : lstatSync(file)));
  if (stats && statStamp(stats) === stamp) return read.digest;
  const now = guard ? readNamed(file, guard) : readListed(file);
  return now && 'digest' in now ? now.digest : undefined;
}
