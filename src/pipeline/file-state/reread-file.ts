import { randomUUID } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { sha256 } from '../../files/sha256.js';
import { ignoreMissing, type ReadFile, readListed } from './source-files.js';
import { statSignature } from './stat-stamp.js';

/** Contents of a file that has disappeared. */
const nothing = new Uint8Array();

/**
 * A file that is read on each access, as long as its stat signature is unchanged. After a change it
 * returns the new contents under a unique digest, so that the result serves the current site but is
 * never found in a cache.
 */
export class RereadFile implements ReadFile {
  readonly #file: string;
  readonly #signature: string;
  #digest: string | undefined;

  /**
   * @param signature see {@link statSignature}; not of a file modified so recently that another write would
   * leave the same signature
   */
  constructor(file: string, signature: string) {
    this.#file = file;
    this.#signature = signature;
  }

  get contents(): Uint8Array {
    const read = readListed(this.#file);
    const contents = read && 'contents' in read ? read.contents : nothing;
    // Stats last, so that a write before or during the read is noticed.
    const stats = ignoreMissing(() => lstatSync(this.#file));
    if (!stats || statSignature(stats) !== this.#signature)
      this.#digest = `changed ${randomUUID()}`;
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
