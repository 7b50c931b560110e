import { randomUUID } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { ignoreMissing, type ReadFile, readListed } from '../source-files.js';
import { looksOf } from '../stat-stamp.js';
import { digest } from '../theme/index.js';

/** What is in a file that has gone since it was looked at. */
const nothing = new Uint8Array();

/**
 * A file that is read each time that somebody asks what is in it, as long as it looks as it did. Once it does not, what
 * is there is given all the same, under a digest that nothing else has: what is made of it serves the site as it was
 * looked at, and is never found again.
 */
export class RereadFile implements ReadFile {
  readonly #file: string;
  readonly #looks: string;
  #digest: string | undefined;

  /** @param looks see {@link looksOf}; not of a file that could be written again and look the same */
  constructor(file: string, looks: string) {
    this.#file = file;
    this.#looks = looks;
  }

  get contents(): Uint8Array {
    const read = readListed(this.#file);
    const contents = read && 'contents' in read ? read.contents : nothing;
    // Last: what was written before or meanwhile shows in it.
    const stats = ignoreMissing(() => lstatSync(this.#file));
    if (!stats || looksOf(stats) !== this.#looks) this.#digest = `changed ${randomUUID()}`;
    return contents;
  }

  get digest(): string {
    if (this.#digest === undefined) {
      const found = digest(this.contents);
      this.#digest ??= found;
    }
    return this.#digest;
  }
}
