import { mkdirSync } from 'node:fs';
import { type FileMark, SiteWriter } from './site-writer.js';

/** Files to link in one step. New files wait meanwhile, for a few milliseconds at most. */
const atOnce = 16;

/**
 * Links a second copy of a site, the spare (see `takeSpare`), while the site is written and as far
 * as time permits. The next publication adds missing files.
 */
export class SpareMaker {
  readonly #folder: string;
  readonly #writer: SiteWriter;
  readonly #names: string[] = [];
  #hasBegun = false;
  #hasFailed = false;

  /**
   * @param folder absolute path, which must not exist yet
   * @param site absolute path of the site's folder
   * @param marks of the files written there, which may still grow
   */
  constructor(folder: string, site: string, marks: ReadonlyMap<string, FileMark>) {
    this.#folder = folder;
    this.#writer = new SiteWriter({ folder, oldFolder: site, known: marks });
  }

  /** Registers a written file. */
  add(name: string): void {
    this.#names.push(name);
  }

  /**
   * Links a few files. A failure only ends the copy, because the site is complete without it.
   * @returns whether there are more files to link
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
