import { randomUUID } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { sha256 } from '../../files/sha256.js';
import { ignoreMissing, type ReadFile, readListed } from './read-file.js';
import { statStamp } from './stat-stamp.js';

/** Contents of a file that has disappeared. */
const nothing = new Uint8Array();

/**
 * A file that is read on each access. After a change it returns the new contents under a unique digest, so that the
 * result serves the current site but is never found in a cache.
 */
export class LazyFile implements ReadFile {
  readonly #file: string;
  readonly #stamp: string;
  /** Digest of the contents with the stamp. */
  #listedDigest: string | undefined;
  /** Digest of the contents that were read last; undefined until a read finds another stamp. */
  #changedDigest: string | undefined;

  /**
   * @param stamp see {@link statStamp}; not of a file modified so recently that another write would leave the same one
   * @param digest SHA-256 of the contents with that stamp, hex, if it is known
   */
  constructor(file: string, stamp: string, digest?: string) {
    this.#file = file;
    this.#stamp = stamp;
    this.#listedDigest = digest;
  }

  get contents(): Uint8Array {
    return this.#read();
  }

  get digest(): string {
    this.#listedDigest ??= sha256(this.#read());
    return this.#changedDigest ?? this.#listedDigest;
  }

  /** Whether the last read found other contents than those with the stamp. Reads a file without a digest. */
  get hasChanged(): boolean {
    return this.digest === this.#changedDigest;
  }

  #read(): Uint8Array {
    const read = readListed(this.#file);
    const contents = read && 'contents' in read ? read.contents : nothing;
    // Stats last, so that a write before or during the read is noticed.
    const stats = ignoreMissing(() => lstatSync(this.#file));
    if (!stats || statStamp(stats) !== this.#stamp) this.#changedDigest = `changed ${randomUUID()}`;
    return contents;
  }
}
