import { randomUUID } from 'node:crypto';
import { mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Packed } from './pack.js';

interface Span {
  readonly key: string;
  /** Where the value begins, and how long it is, in bytes. */
  readonly at: number;
  readonly length: number;
}

/**
 * Values that would fill the memory until they are kept, put on the disk: in a file that has lost its name as soon as
 * it is open, so that nothing is left of it however the process ends.
 */
export class Spill {
  readonly #handle: number;
  readonly #spans = new Map<string, Span>();
  #size = 0;

  private constructor(handle: number) {
    this.#handle = handle;
  }

  /** Undefined where the folder takes no files. */
  static open(folder: string): Spill | undefined {
    const file = path.join(folder, `.spill-${randomUUID()}`);
    try {
      mkdirSync(folder, { recursive: true });
      const handle = openSync(file, 'wx+');
      rmSync(file);
      return new Spill(handle);
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
  add(entries: Iterable<readonly [string, Packed]>): boolean {
    const pieces: Uint8Array[] = [];
    const spans = new Map<string, Span>();
    let end = this.#size;
    for (const [name, { key, bytes }] of entries) {
      spans.set(name, { key, at: end, length: bytes.byteLength });
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

  /** The memory can be shared with other threads. */
  read(name: string): Packed | undefined {
    const span = this.#spans.get(name);
    if (!span) return undefined;
    const bytes = Buffer.from(new SharedArrayBuffer(span.length));
    const read = readSync(this.#handle, bytes, 0, span.length, span.at);
    if (read < span.length) throw new Error(`${name} cannot be read back: the disk has lost it.`);
    return { key: span.key, bytes };
  }

  /** A file can take less at once than it is given. */
  #write(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.byteLength; ) {
      done += writeSync(this.#handle, bytes, done, bytes.byteLength - done, this.#size + done);
    }
  }
}
