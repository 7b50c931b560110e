import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { PackedEntry } from './pack.js';

/** Bytes that lie in an open file. Plain data: every thread of the process can read them. */
export interface FilePart {
  readonly handle: number;
  /** Where they begin, and how many there are. */
  readonly at: number;
  readonly length: number;
}

interface Span extends FilePart {
  readonly key: string;
}

/** The memory can be shared with other threads. */
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
 * Values that would fill the memory until they are kept, put on the disk: in a file that has lost its name as soon as
 * it is open, so that nothing is left of it however the process ends.
 */
export class OverflowFile {
  readonly #handle: number;
  readonly #spans = new Map<string, Span>();
  #size = 0;

  private constructor(handle: number) {
    this.#handle = handle;
  }

  /** Undefined where the folder takes no files. */
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

  keyOf(name: string): string | undefined {
    return this.#spans.get(name)?.key;
  }

  /** @returns whether all of them have found room */
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
      this.#write(Buffer.concat(pieces));
    } catch {
      return false;
    }
    this.#size = end;
    for (const [name, span] of spans) this.#spans.set(name, span);
    return true;
  }

  /** What is newer stands elsewhere. */
  forget(name: string): void {
    this.#spans.delete(name);
  }

  /** All of them, one after the other in the same memory: what is to stay has to be copied. */
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

  partOf(name: string): FilePart | undefined {
    const span = this.#spans.get(name);
    return span && { handle: span.handle, at: span.at, length: span.length };
  }

  /** Nothing can be read any more, also by others. */
  close(): void {
    closeSync(this.#handle);
  }

  /** A file can take less at once than it is given. */
  #write(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.byteLength; ) {
      done += writeSync(this.#handle, bytes, done, bytes.byteLength - done, this.#size + done);
    }
  }
}
