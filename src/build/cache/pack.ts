import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Begins each file, so that one of another format is never read. */
const magic = Buffer.from('docsgen pack 1\n');

/** An entry of a pack: the digest of what went into a value, and the value. */
export interface Packed {
  readonly key: string;
  readonly bytes: Uint8Array;
}

interface Span {
  readonly key: string;
  readonly digest: string;
  /** Where the value begins, and how long it is, in bytes. */
  readonly at: number;
  readonly length: number;
}

/** Most lines are shorter; a longer one is read in two steps. */
const lineLength = 512;

/**
 * Many values in one file, which are read when they are asked for. Each entry is a line (name, key, length in bytes,
 * digest; as a JSON array) and its value, so that what was cut off, or changed by chance, is found out. Of two
 * entries of one name the later one counts: so entries can be added to a file, which others may be reading.
 */
export class Pack {
  /** Bytes of the file. */
  readonly size: number;
  /** It ends with the end of an entry. */
  readonly isWhole: boolean;
  readonly #handle: number | undefined;
  readonly #spans: ReadonlyMap<string, Span>;

  private constructor(handle?: number, size = 0, scan?: Scan) {
    this.#handle = handle;
    this.#spans = scan?.spans ?? new Map();
    this.size = size;
    this.isWhole = scan?.isWhole ?? false;
  }

  static empty(): Pack {
    return new Pack();
  }

  /** An empty one where there is no file, or one of another format. */
  static open(file: string): Pack {
    try {
      const handle = openSync(file, 'r');
      const { size } = fstatSync(handle);
      return new Pack(handle, size, scan(handle, size));
    } catch {
      return Pack.empty();
    }
  }

  names(): Iterable<string> {
    return this.#spans.keys();
  }

  /** Bytes of a value. */
  lengthOf(name: string): number {
    return this.#spans.get(name)?.length ?? 0;
  }

  keyOf(name: string): string | undefined {
    return this.#spans.get(name)?.key;
  }

  /** Ends reading; a pack that is not closed is open as long as the process lives. */
  close(): void {
    if (this.#handle !== undefined) closeSync(this.#handle);
  }

  /** Undefined also where the value is not what was written. The memory can be shared with other threads. */
  read(name: string): Packed | undefined {
    const span = this.#spans.get(name);
    if (!span || this.#handle === undefined) return undefined;
    const { key, digest, at, length } = span;
    const bytes = Buffer.from(new SharedArrayBuffer(length));
    if (readSync(this.#handle, bytes, 0, length, at) < length) return undefined;
    return digestOf(key, bytes) === digest ? { key, bytes } : undefined;
  }
}

interface Scan {
  readonly spans: ReadonlyMap<string, Span>;
  readonly isWhole: boolean;
}

/** After an entry that is not whole, nothing can be trusted to begin where it seems to. */
function scan(handle: number, size: number): Scan {
  const spans = new Map<string, Span>();
  if (!readAt(handle, 0, magic.length).equals(magic)) return { spans, isWhole: false };
  let at = magic.length;
  while (at < size) {
    const line = lineAt(handle, at);
    const head = line && headOf(line.toString('utf8'));
    if (!head) break;
    const begin = at + line.length + 1;
    const end = begin + head.length + 1;
    if (end > size) break;
    spans.delete(head.name);
    spans.set(head.name, { key: head.key, digest: head.digest, at: begin, length: head.length });
    at = end;
  }
  return { spans, isWhole: at === size };
}

/** Without its end; undefined where it has none. */
function lineAt(handle: number, at: number): Buffer | undefined {
  for (const length of [lineLength, lineLength * 64]) {
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

/** The entries as a whole file has them, piece by piece. */
export function* packPieces(entries: Iterable<readonly [string, Packed]>): Generator<Uint8Array> {
  yield magic;
  yield* entryPieces(entries);
}

/** The entries as they are added to a file. */
export function* entryPieces(entries: Iterable<readonly [string, Packed]>): Generator<Uint8Array> {
  for (const [name, { key, bytes }] of entries) {
    const line = JSON.stringify([name, key, bytes.byteLength, digestOf(key, bytes)]);
    yield Buffer.from(`${line}\n`);
    yield bytes;
    yield Buffer.from('\n');
  }
}

function headOf(
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

function digestOf(key: string, value: Uint8Array): string {
  // Against chance, not against enemies: who can write here can write the site, too.
  return createHash('sha1').update(key).update('\n').update(value).digest('base64url');
}
