import { apiEdits } from './api-edits.js';
import { configEdits } from './config-edits.js';
import type { Edit, Editing } from './edit.js';
import { otherEdits } from './other-edits.js';
import { pageEdits } from './page-edits.js';
import { Random } from './random.js';
import { distEdits, gitEdits, themeEdits } from './rare-edits.js';
import { SiteFolder } from './site-folder.js';

type Edits = Readonly<Record<string, Edit>>;

/** What somebody may be doing, by how often they do it. */
const usual: readonly (readonly [number, Edits])[] = [
  [0.5, pageEdits],
  [0.2, otherEdits],
  [0.2, configEdits],
  [0.1, apiEdits],
];

/** Edits of a site one after the other, the same for the same seed and the same site. */
export class EditSequence {
  readonly random: Random;
  readonly #editing: Editing;
  readonly #rare: Edits;
  readonly #seed: number;
  readonly #without: ReadonlySet<string>;
  #step = 0;

  /**
   * @param dir the site's folder
   * @param without names of edits that are not to be
   */
  constructor(dir: string, seed: number, without: readonly string[] = []) {
    this.#without = new Set(without);
    this.#seed = seed;
    this.random = new Random(seed);
    this.#editing = { site: new SiteFolder(dir), random: this.random, step: 0, mends: [] };
    // Some sites have a history, few have a theme of their own.
    if (seed % 10 === 1) this.#rare = themeEdits;
    else this.#rare = seed % 10 < 4 ? gitEdits : distEdits;
  }

  /** Edits once. @returns what was done to what */
  next(): string {
    const { mends } = this.#editing;
    if (mends.length > 0 && this.random.chance(0.6)) return this.mend();
    for (;;) {
      this.#step += 1;
      const edits = this.random.chance(0.15) ? this.#rare : this.#usual();
      const name = this.random.pick(Object.keys(edits)) ?? '';
      if (this.#without.has(name)) continue;
      const what = edits[name]?.({ ...this.#editing, step: this.#seed * 100 + this.#step });
      if (what !== undefined) return `${name} (${what})`;
    }
  }

  /** Undoes what was broken or taken away, the last thing first. */
  mend(): string {
    for (const mend of this.#editing.mends.splice(0).toReversed()) mend();
    return 'all is mended';
  }

  #usual(): Edits {
    let rest = this.random.next();
    for (const [share, edits] of usual) {
      if (rest < share) return edits;
      rest -= share;
    }
    return pageEdits;
  }
}
