import { statSync } from 'node:fs';
import path from 'node:path';
import type { Unreadable } from '../../files/index.js';
import { readRecord, writeRecord } from '../../files/record-file.js';
import { sha256 } from '../../files/sha256.js';
import { ignoreMissing, type ReadFile, readListed } from './source-files.js';
import { isRacilyClean, sliceRow, stampAt, statStamp } from './stat-stamp.js';

/** The coarsest resolution of any file system clock. */
const clockResolutionMs = 2000;
/** Length of a hexadecimal SHA-256 digest. */
const digestLength = 64;
/**
 * The record is rewritten if more than a sixteenth of the files is new; reading fewer again is as
 * fast.
 */
const maxUnrecordedShare = 1 / 16;

/** In columns with joined stamps and digests, which parse much faster than thousands of objects. */
interface StatRecord {
  /** Relative to the site's folder. */
  readonly names: readonly string[];
  readonly stamps: string;
  readonly digests: string;
}

/** A file whose stat signature has changed. */
interface Seen {
  readonly name: string;
  readonly stamp: string;
  readonly file: ReadFile;
}

/**
 * Stat cache: returns the digest of an unchanged file from an earlier build without reading it. The
 * record contains hashes instead of times, because it is copied with the build cache; on another
 * machine, all files look changed.
 */
export class StatCache {
  /** Ends with a separator. */
  readonly #root: string;
  readonly #record: string;
  readonly #known: StatRecord;
  readonly #rows: ReadonlyMap<string, number>;
  readonly #now: () => number;
  /** Rows of the unchanged files. */
  #same: number[] = [];
  /**
   * The changed files, except those modified so recently that another write could leave the same
   * signature.
   */
  #others: Seen[] = [];

  /** @param record absolute path of the record file */
  constructor(siteDir: string, record: string, now: () => number = Date.now) {
    this.#now = now;
    this.#root = siteDir + path.sep;
    this.#record = record;
    this.#known = readRecord<StatRecord>(record) ?? { names: [], stamps: '', digests: '' };
    this.#rows = new Map(this.#known.names.map((name, row) => [name, row]));
  }

  /**
   * Reads a file. The digest of an unchanged file is known before it is read; if its contents are
   * read later, the digest is that of what is read.
   * @param file absolute path
   */
  read(file: string): ReadFile | Unreadable | undefined {
    const isInside = file.startsWith(this.#root);
    const name = isInside ? file.slice(this.#root.length) : undefined;
    const row = name === undefined ? undefined : this.#rows.get(name);
    // Stats first, so that a write between the two calls is noticed next time.
    const stats = ignoreMissing(() => statSync(file));
    if (!stats?.isFile() || name === undefined) return readListed(file);
    const stamp = statStamp(stats);
    if (row !== undefined && stampAt(this.#known.stamps, row) === stamp) {
      return this.#knownFile(file, row);
    }
    const found = readListed(file);
    if (!found || 'problem' in found) return found;
    if (!isRacilyClean(stats, clockResolutionMs, this.#now()))
      this.#others.push({ name, stamp, file: found });
    return found;
  }

  /**
   * Saves the signatures of all read files for the next build, unless few have changed; then clears
   * them.
   */
  keep(): void {
    const [same, others] = [this.#same, this.#others];
    [this.#same, this.#others] = [[], []];
    if (others.length <= this.#rows.size * maxUnrecordedShare) return;
    const { names, stamps, digests } = this.#known;
    const record: StatRecord = {
      names: [...same.map((row) => names[row] ?? ''), ...others.map(({ name }) => name)],
      stamps: [
        ...same.map((row) => stampAt(stamps, row)),
        ...others.map(({ stamp }) => stamp),
      ].join(''),
      digests: [
        ...same.map((row) => sliceRow(digests, row, digestLength)),
        ...others.map(({ file }) => file.digest),
      ].join(''),
    };
    writeRecord(this.#record, record);
  }

  #knownFile(file: string, row: number): ReadFile {
    this.#same.push(row);
    return new LaterFile(file, sliceRow(this.#known.digests, row, digestLength));
  }
}

/** Contents of a file that has disappeared; the next build omits it. */
const nothing = new Uint8Array();

/**
 * A file whose digest is known. A class, because per-object getters are expensive at this scale.
 */
class LaterFile implements ReadFile {
  readonly #file: string;
  readonly #digest: string;
  #read: ReadFile | undefined;

  constructor(file: string, digest: string) {
    this.#file = file;
    this.#digest = digest;
  }

  get contents(): Uint8Array {
    this.#read ??= this.#readNow() ?? { contents: nothing, digest: sha256(nothing) };
    return this.#read.contents;
  }

  get digest(): string {
    return this.#read?.digest ?? this.#digest;
  }

  #readNow(): ReadFile | undefined {
    const read = readListed(this.#file);
    return read && 'problem' in read ? undefined : read;
  }
}
