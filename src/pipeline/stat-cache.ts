import { statSync } from 'node:fs';
import path from 'node:path';
import type { Unreadable } from '../files/index.js';
import { ignoreMissing, type ReadFile, readListed } from './source-files.js';
import { StatAhead } from './stat-ahead.js';
import { sliceRow, stampAt, statStamp } from './stat-stamp.js';
import { digest } from './theme/fingerprint.js';
import { readRecord, writeRecord } from './up-to-date/record-file.js';

/**
 * Milliseconds within which a file can be written twice without looking different: no file system tells the time in
 * longer steps (git calls such files racily clean).
 */
const tick = 2000;
/** Characters of a SHA-256, hex. */
const digestLength = 64;
/** So many files are read as quickly as all are noted. */
const manyToFew = 16;

/** In columns, which are read much sooner than thousands of objects; stamps and digests one after the other. */
interface LooksRecord {
  /** Relative to the site's folder. */
  readonly names: readonly string[];
  readonly stamps: string;
  readonly digests: string;
}

/** A file that looks otherwise than it did. */
interface Seen {
  readonly name: string;
  readonly stamp: string;
  readonly file: ReadFile;
}

/**
 * Knows by how files look from outside what was in them when an earlier build read them, so that of thousands one is
 * read. In the record are no times, as it travels with the cache; on another machine all look different.
 */
export class StatCache {
  /** Ends with a separator. */
  readonly #root: string;
  readonly #record: string;
  readonly #known: LooksRecord;
  readonly #rows: ReadonlyMap<string, number>;
  readonly #now: () => number;
  #early: StatAhead | undefined;
  /** Rows of the files that look as they did. */
  #same: number[] = [];
  /** The others, but for those that may be written again and look the same. */
  #others: Seen[] = [];

  /** @param record absolute path of the file that it is kept in */
  constructor(siteDir: string, record: string, now: () => number = Date.now) {
    this.#now = now;
    this.#root = siteDir + path.sep;
    this.#record = record;
    this.#known = readRecord<LooksRecord>(record) ?? { names: [], stamps: '', digests: '' };
    this.#rows = new Map(this.#known.names.map((name, row) => [name, row]));
  }

  /**
   * Begins to look at all files that are known, in a thread of its own.
   *
   * @param script see `EarlyLooks.begin`
   * @returns whether there are so many that they are seen sooner by that, if this thread does something else first
   */
  begin(script?: URL): boolean {
    const { names, stamps } = this.#known;
    this.#early = StatAhead.begin({ root: this.#root, names, stamps }, script);
    return this.#early !== undefined;
  }

  /**
   * The digest of a file that looks as it did is known before the file is read. What is read then is what is there
   * then, and has its own digest from then on.
   *
   * @param file absolute path
   */
  read(file: string): ReadFile | Unreadable | undefined {
    const isInside = file.startsWith(this.#root);
    const name = isInside ? file.slice(this.#root.length) : undefined;
    const row = name === undefined ? undefined : this.#rows.get(name);
    if (row !== undefined && this.#early?.isSame(row)) return this.#knownFile(file, row);
    // First: what is written between the two looks different next time.
    const stats = ignoreMissing(() => statSync(file));
    if (!stats?.isFile() || name === undefined) return readListed(file);
    const stamp = statStamp(stats);
    if (row !== undefined && stampAt(this.#known.stamps, row) === stamp) {
      return this.#knownFile(file, row);
    }
    const found = readListed(file);
    if (!found || 'problem' in found) return found;
    const isFresh = this.#now() - Math.max(stats.mtimeMs, stats.ctimeMs) < tick;
    if (!isFresh) this.#others.push({ name, stamp, file: found });
    return found;
  }

  /** Keeps how files looked that have been read, for the next build, unless those are few. Forgets all. */
  keep(): void {
    const [same, others] = [this.#same, this.#others];
    [this.#same, this.#others] = [[], []];
    if (others.length * manyToFew <= this.#rows.size) return;
    const { names, stamps, digests } = this.#known;
    const record: LooksRecord = {
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

/** What is in a file that has gone since; the next build makes the site without it. */
const nothing = new Uint8Array();

/** A file of which the digest is known. A class, as objects with getters of their own are dear by the thousands. */
class LaterFile implements ReadFile {
  readonly #file: string;
  readonly #digest: string;
  #read: ReadFile | undefined;

  constructor(file: string, digest: string) {
    this.#file = file;
    this.#digest = digest;
  }

  get contents(): Uint8Array {
    this.#read ??= this.#readNow() ?? { contents: nothing, digest: digest(nothing) };
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
