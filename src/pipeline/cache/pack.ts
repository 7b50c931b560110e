import { createHash, hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type EntrySpan, findIndex, type PackEntry } from './pack-index.js';

/** Starts each file, so that a file of another format is never read. */
const magic = Buffer.from('docsgen pack 1\n');

/** An entry of a pack: the digest of a value's inputs, and the value. */
export interface PackedEntry {
  readonly key: string;
  readonly bytes: Uint8Array;
}

/** Most header lines are shorter; a longer one needs a second read. */
const headerBytes = 512;

/**
 * Many values in one file, read on demand. Each entry is a header line (name, key, length in bytes
 * and digest as a JSON array) followed by its value, so that truncation and corruption are
 * detected. If a name occurs twice, the later entry wins: new entries can be appended while others
 * read the file.
 */
export class Pack {
  /** Size of the file in bytes. */
  readonly size: number;
  /** Whether the file ends exactly after an entry. */
  readonly isWhole: boolean;
  /** By name, in the order of the file. */
  readonly spans: ReadonlyMap<string, EntrySpan>;
  /** Number of entries found by scanning, because the index does not have them. */
  readonly scanned: number;
  readonly #handle: number | undefined;

  private constructor(handle?: number, size = 0, scan?: Scan) {
    this.#handle = handle;
    this.spans = scan?.spans ?? new Map();
    this.scanned = scan?.scanned ?? 0;
    this.size = size;
    this.isWhole = scan?.isWhole ?? false;
  }

  static empty(): Pack {
    return new Pack();
  }

  /** Returns an empty pack if the file is missing or has another format. */
  static open(file: string): Pack {
    try {
      const handle = openSync(file, 'r');
      const { size } = fstatSync(handle);
      return new Pack(handle, size, scan(handle, size, file));
    } catch {
      return Pack.empty();
    }
  }

  names(): Iterable<string> {
    return this.spans.keys();
  }

  /** Length of a value in bytes. */
  entryLength(name: string): number {
    return this.spans.get(name)?.length ?? 0;
  }

  entryKey(name: string): string | undefined {
    return this.spans.get(name)?.key;
  }

  /** Closes the file. Without it, the file stays open until the process ends. */
  close(): void {
    if (this.#handle !== undefined) closeSync(this.#handle);
  }

  /**
   * Returns undefined if the entry is missing or its digest does not match.
   * @param shared whether to read into memory that threads can share
   */
  read(name: string, shared = false): PackedEntry | undefined {
    const span = this.spans.get(name);
    if (!span || this.#handle === undefined) return undefined;
    const { key, digest, at, length } = span;
    const salt = `${key}\n`;
    const begin = Buffer.byteLength(salt);
    const whole = shared
      ? Buffer.from(new SharedArrayBuffer(begin + length))
      : Buffer.allocUnsafe(begin + length);
    whole.write(salt);
    if (readSync(this.#handle, whole, begin, length, at) < length) return undefined;
    // One-shot hashing takes half as long as `keyDigest`.
    const isSame = hash('sha1', whole, 'base64url') === digest;
    return isSame ? { key, bytes: whole.subarray(begin) } : undefined;
  }
}

interface Scan {
  readonly spans: ReadonlyMap<string, EntrySpan>;
  readonly scanned: number;
  readonly isWhole: boolean;
}

/**
 * Finds the entries. The scan stops at the first incomplete entry, because offsets after it cannot
 * be trusted.
 */
function scan(handle: number, size: number, file: string): Scan {
  const known = findIndex(file, (at) => entryAt(handle, at, size));
  const spans = known?.spans ?? new Map<string, EntrySpan>();
  let at = known?.end ?? magic.length;
  let scanned = 0;
  if (!readAt(handle, 0, magic.length).equals(magic)) {
    return { spans: new Map(), scanned, isWhole: false };
  }
  for (let entry = entryAt(handle, at, size); entry; entry = entryAt(handle, at, size)) {
    // The later entry of a name counts, and its place in the order.
    spans.delete(entry.name);
    spans.set(entry.name, entry.span);
    at = entry.end;
    scanned += 1;
  }
  return { spans, scanned, isWhole: at === size };
}

function entryAt(handle: number, at: number, size: number): PackEntry | undefined {
  const line = at < size ? lineAt(handle, at) : undefined;
  const head = line && lineHead(line.toString('utf8'));
  if (!head) return undefined;
  const begin = at + line.length + 1;
  const end = begin + head.length + 1;
  const { name, key, digest, length } = head;
  return end > size ? undefined : { name, span: { key, digest, at: begin, length }, end };
}

/** Returns a line without its line feed, or undefined if it has none. */
function lineAt(handle: number, at: number): Buffer | undefined {
  for (const length of [headerBytes, headerBytes * 64]) {
    const read = readAt(handle, at, length);
    const end = read.indexOf(10);
    if (end !== -1) return read.subarray(0, end);
  }
  return undefined;
}

function readAt(handle: number, at: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  return bytes.subarray(0, readSync(handle, bytes, 0, length, at));
}

/** Serialises entries, and records the offset of each. */
export class PackPieces {
  /** Spans of the serialised entries. */
  readonly fresh = new Map<string, EntrySpan>();
  /** Offset of the last entry, and of the one that would follow. */
  last = 0;
  end: number;

  /** @param end size of the file that entries are appended to; 0 starts a new file */
  constructor(end = 0) {
    this.end = end;
  }

  *of(entries: Iterable<readonly [string, PackedEntry]>): Generator<Uint8Array> {
    if (this.end === 0) {
      yield magic;
      this.end = magic.length;
    }
    for (const [name, { key, bytes }] of entries) {
      const length = bytes.byteLength;
      const digest = keyDigest(key, bytes);
      const line = Buffer.from(`${JSON.stringify([name, key, length, digest])}\n`);
      yield line;
      yield bytes;
      yield Buffer.from('\n');
      this.last = this.end;
      const at = this.end + line.length;
      this.fresh.delete(name);
      this.fresh.set(name, { key, digest, at, length });
      this.end = at + length + 1;
    }
  }
}

function lineHead(
  line: string,
): { name: string; key: string; length: number; digest: string } | undefined {
  try {
    const [name, key, length, digest]: readonly unknown[] = JSON.parse(line);
    if (typeof name !== 'string' || typeof key !== 'string') return undefined;
    if (typeof length !== 'number' || typeof digest !== 'string') return undefined;
    return Number.isSafeInteger(length) && length >= 0 ? { name, key, length, digest } : undefined;
  } catch {
    return undefined;
  }
}

function keyDigest(key: string, value: Uint8Array): string {
  // SHA-1 detects corruption, not attacks: an attacker who can write here can write the site as
  // well.
  return createHash('sha1').update(key).update('\n').update(value).digest('base64url');
}
