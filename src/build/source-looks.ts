import { hash } from 'node:crypto';
import { type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../assets/fingerprint.js';
import { findRecord, keepRecord } from './last-build/kept-record.js';
import { type ReadFile, readIfThere, unlessMissing } from './source-files.js';

/**
 * Milliseconds within which a file can be written twice without looking different: no file system tells the time in
 * longer steps (git calls such files racily clean).
 */
const tick = 2000;
/** Characters of a stamp. */
const stampLength = 16;
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

interface Seen {
  readonly name: string;
  /** Undefined where the file may have been written since and look the same. */
  readonly stamp: string | undefined;
  readonly file: ReadFile;
  readonly wasKnown: boolean;
}

/**
 * Knows by how files look from outside what was in them when an earlier build read them, so that of thousands one is
 * read. In the record are no times, as it travels with the cache; on another machine all look different.
 */
export class SourceLooks {
  /** Ends with a separator. */
  readonly #root: string;
  readonly #record: string;
  readonly #known: LooksRecord;
  readonly #rows: ReadonlyMap<string, number>;
  readonly #now: () => number;
  #seen: Seen[] = [];

  /** @param record absolute path of the file that it is kept in */
  constructor(siteDir: string, record: string, now: () => number = Date.now) {
    this.#now = now;
    this.#root = siteDir + path.sep;
    this.#record = record;
    this.#known = findRecord<LooksRecord>(record) ?? { names: [], stamps: '', digests: '' };
    this.#rows = new Map(this.#known.names.map((name, row) => [name, row]));
  }

  /**
   * The digest of a file that looks as it did is known before the file is read. What is read then is what is there
   * then, and has its own digest from then on.
   *
   * @param file absolute path
   */
  read(file: string): ReadFile | undefined {
    // First: what is written between the two looks different next time.
    const stats = unlessMissing(() => statSync(file));
    if (!stats?.isFile() || !file.startsWith(this.#root)) return readIfThere(file);
    const name = file.slice(this.#root.length);
    const stamp = stampOf(stats);
    const row = this.#rows.get(name);
    const isKnown = row !== undefined && slice(this.#known.stamps, row, stampLength) === stamp;
    const found = isKnown
      ? new LaterFile(file, slice(this.#known.digests, row, digestLength))
      : readIfThere(file);
    if (!found) return undefined;
    const isFresh = this.#now() - Math.max(stats.mtimeMs, stats.ctimeMs) < tick;
    this.#seen.push({ name, stamp: isFresh ? undefined : stamp, file: found, wasKnown: isKnown });
    return found;
  }

  /** Keeps how files looked that have been read, for the next build, unless those are few. Forgets all. */
  keep(): void {
    const seen = this.#seen.filter(({ stamp }) => stamp !== undefined);
    this.#seen = [];
    const fresh = seen.filter(({ wasKnown }) => !wasKnown).length;
    if (fresh * manyToFew <= this.#rows.size) return;
    const record: LooksRecord = {
      names: seen.map(({ name }) => name),
      stamps: seen.map(({ stamp }) => stamp).join(''),
      digests: seen.map(({ file }) => file.digest).join(''),
    };
    keepRecord(this.#record, record);
  }
}

function stampOf(stats: Stats): string {
  return hash('sha1', looksOf(stats), 'base64url').slice(0, stampLength);
}

/** By what a file is told from another state of itself without reading it. */
export function looksOf({ mtimeMs, ctimeMs, size, ino }: Stats): string {
  return `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
}

function slice(joined: string, row: number, length: number): string {
  return joined.slice(row * length, (row + 1) * length);
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
    this.#read ??= readIfThere(this.#file) ?? { contents: nothing, digest: digest(nothing) };
    return this.#read.contents;
  }

  get digest(): string {
    return this.#read?.digest ?? this.#digest;
  }
}
