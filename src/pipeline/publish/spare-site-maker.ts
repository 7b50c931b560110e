import { mkdirSync } from 'node:fs';
import { type FileMark, SiteWriter } from './site-writer.js';

/** Files that are linked at a time: what is to be written waits for them, some milliseconds at most. */
const atOnce = 16;

/**
 * Makes a spare (see `takeSpare`) of a site while that is being written, in links, as far as there is time. What is
 * missing in it the next publication adds.
 */
export class SpareMaker {
  readonly #folder: string;
  readonly #writer: SiteWriter;
  readonly #names: string[] = [];
  #hasBegun = false;
  #hasFailed = false;

  /**
   * @param folder absolute path, where there is nothing yet
   * @param site absolute path of the site's folder
   * @param marks of what has been written there, which may still grow
   */
  constructor(folder: string, site: string, marks: ReadonlyMap<string, FileMark>) {
    this.#folder = folder;
    this.#writer = new SiteWriter({ folder, oldFolder: site, known: marks });
  }

  /** Takes note of a file that has been written. */
  add(name: string): void {
    this.#names.push(name);
  }

  /**
   * Links a few files. What fails is left: the site is whole without a spare.
   *
   * @returns whether there is more to do
   */
  step(): boolean {
    try {
      if (!this.#hasBegun) mkdirSync(this.#folder);
      this.#hasBegun = true;
      this.#writer.linkKnown(this.#names.splice(0, atOnce));
    } catch {
      this.#hasFailed = true;
    }
    return !this.#hasFailed && this.#names.length > 0;
  }
}
