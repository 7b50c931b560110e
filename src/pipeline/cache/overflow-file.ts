import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync, writevSync } from 'node:fs';
import path from 'node:path';
import type { PackedEntry } from './pack.js';

/** A byte range of an open file. Plain data, so that every thread of the process can read it. */
export interface FilePart {
  readonly handle: number;
  /** Offset and length in bytes. */
  readonly at: number;
  readonly length: number;
}

interface Span extends FilePart {
  readonly key: string;
}

/** Maximum number of pieces that systems write at once (`IOV_MAX`). */
const piecesPerWrite = 1024;

/** Reads the bytes into shared memory, which can be passed to other threads. */
export function readPart({ handle, at, length }: FilePart): Uint8Array {
  return readInto(Buffer.from(new SharedArrayBuffer(length)), handle, at);
}

function readInto(bytes: Buffer, handle: number, at: number): Buffer {
  if (readSync(handle, bytes, 0, bytes.byteLength, at) < bytes.byteLength) {
    throw new Error('What was put on the disk during the build is not there any more.');
  }
  return bytes;
}

/**
 * Holds values on disk that would fill the memory before they are saved. The file is unlinked right
 * after it is opened, so nothing remains however the process ends.
 */
export class OverflowFile {
  readonly #handle: number;
  readonly #spans = new Map<string, Span>();
  #size = 0;

  private constructor(handle: number) {
    this.#handle = handle;
  }

  /** Returns undefined if the folder is not writable. */
  static open(folder: string): OverflowFile | undefined {
    const file = path.join(folder, `.spill-${randomUUID()}`);
    try {
      mkdirSync(folder, { recursive: true });
      const handle = openSync(file, 'wx+');
      rmSync(file);
      return new OverflowFile(handle);
    } catch {
      return undefined;
    }
  }

  names(): Iterable<string> {
    return this.#spans.keys();
  }

  entryKey(name: string): string | undefined {
    return this.#spans.get(name)?.key;
  }

  /** @returns whether all entries were written */
  add(entries: Iterable<readonly [string, PackedEntry]>): boolean {
    const pieces: Uint8Array[] = [];
    const spans = new Map<string, Span>();
    let end = this.#size;
    for (const [name, { key, bytes }] of entries) {
      spans.set(name, { key, handle: this.#handle, at: end, length: bytes.byteLength });
      pieces.push(bytes);
      end += bytes.byteLength;
    }
    try {
      this.#write(pieces);
    } catch {
      return false;
    }
    this.#size = end;
    for (const [name, span] of spans) this.#spans.set(name, span);
    return true;
  }

  /** Drops an entry that a newer value elsewhere replaces. */
  forget(name: string): void {
    this.#spans.delete(name);
  }

  /**
   * Yields all entries. They share one buffer, so copy the bytes to keep them beyond the next
   * entry.
   */
  *entries(): Generator<readonly [string, PackedEntry]> {
    let room = Buffer.alloc(0);
    for (const [name, { key, at, length }] of this.#spans) {
      if (room.byteLength < length) room = Buffer.allocUnsafeSlow(length);
      yield [name, { key, bytes: readInto(room.subarray(0, length), this.#handle, at) }];
    }
  }

  read(name: string): PackedEntry | undefined {
    const span = this.#spans.get(name);
    return span && { key: span.key, bytes: readPart(span) };
  }

  entryPart(name: string): FilePart | undefined {
    const span = this.#spans.get(name);
    return span && { handle: span.handle, at: span.at, length: span.length };
  }

  /** Closes the file, for readers in other threads too. */
  close(): void {
    closeSync(this.#handle);
  }

  /** Appends the pieces in large writes. The rest of a write that was only partial follows in a loop. */
  #write(pieces: readonly Uint8Array[]): void {
    let at = this.#size;
    for (let from = 0; from < pieces.length; from += piecesPerWrite) {
      const some = pieces.slice(from, from + piecesPerWrite);
      const length = some.reduce((sum, { byteLength }) => sum + byteLength, 0);
      let done = writevSync(this.#handle, some, at);
      if (done < length) {
        const bytes = Buffer.concat(some);
        while (done < length) {
          done += writeSync(this.#handle, bytes, done, length - done, at + done);
        }
      }
      at += length;
    }
  }
}
