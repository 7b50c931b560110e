import { randomUUID } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { sha256 } from '../../files/sha256.js';
import { ignoreMissing, type ReadFile, readListed } from './read-file.js';
import { statStamp } from './stat-stamp.js';

/** Contents of a file that has disappeared. */
const nothing = new Uint8Array();

/**
 * A file that is read on each access, as long as its stamp is unchanged. After a change it returns the new contents
 * under a unique digest, so that the result serves the current site but is never found in a cache.
 */
export class LazyFile implements ReadFile {
  readonly #file: string;
  readonly #stamp: string;
  #digest: string | undefined;

  /**
   * @param stamp see {@link statStamp}; not of a file modified so recently that another write would leave the same one
   * @param digest SHA-256 of the contents with that stamp, hex, if it is known
   */
  constructor(file: string, stamp: string, digest?: string) {
    this.#file = file;
    this.#stamp = stamp;
    this.#digest = digest;
  }

  get contents(): Uint8Array {
    const read = readListed(this.#file);
    const contents = read && 'contents' in read ? read.contents : nothing;
    // Stats last, so that a write before or during the read is noticed.
    const stats = ignoreMissing(() => lstatSync(this.#file));
    if (!stats || statStamp(stats) !== this.#stamp) this.#digest = `changed ${randomUUID()}`;
    return contents;
  }

  get digest(): string {
    if (this.#digest === undefined) {
      const found = sha256(this.contents);
      this.#digest ??= found;
    }
    return this.#digest;
  }
}
