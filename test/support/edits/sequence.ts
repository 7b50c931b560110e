import { apiEdits } from './api-edits.js';
import { configEdits } from './config-edits.js';
import type { Edit, Editing } from './edit.js';
import { otherEdits } from './other-edits.js';
import { pageEdits } from './page-edits.js';
import { Random } from './random.js';
import { distEdits, gitEdits, themeEdits } from './rare-edits.js';
import { SiteFolder } from './site-folder.js';

type Edits = Readonly<Record<string, Edit>>;

/** Groups of edits with their frequency. */
const usual: readonly (readonly [number, Edits])[] = [
  [0.5, pageEdits],
  [0.2, otherEdits],
  [0.2, configEdits],
  [0.1, apiEdits],
];

/** A sequence of edits, reproducible for the same seed and site. */
export class EditSequence {
  readonly random: Random;
  readonly #editing: Editing;
  readonly #rare: Edits;
  readonly #seed: number;
  readonly #without: ReadonlySet<string>;
  #step = 0;

  /**
   * @param dir the site's folder
   * @param without names of excluded edits
   */
  constructor(dir: string, seed: number, without: readonly string[] = []) {
    this.#without = new Set(without);
    this.#seed = seed;
    this.random = new Random(seed);
    this.#editing = { site: new SiteFolder(dir), random: this.random, step: 0, mends: [] };
    // Some sites have a git history, few have a custom theme.
    if (seed % 10 === 1) this.#rare = themeEdits;
    else this.#rare = seed % 10 < 4 ? gitEdits : distEdits;
  }

  /** Makes one edit. @returns its name and target */
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

  /** Undoes edits that broke or removed something, last first. */
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
