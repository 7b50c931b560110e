import { runsOf, termsOf } from '../rank/words.js';

/** Numbers the terms of all texts, in the order in which they appear. */
export class Vocabulary {
  readonly terms: string[] = [];
  readonly #ids = new Map<string, number>();
  readonly #runs = new Map<string, readonly number[]>();

  /** The terms of a text, as numbers. */
  read(text: string): number[] {
    const ids: number[] = [];
    for (const run of runsOf(text)) {
      for (const id of this.#runs.get(run) ?? this.#analyse(run)) ids.push(id);
    }
    return ids;
  }

  #analyse(run: string): readonly number[] {
    const ids = termsOf(run).map((term) => {
      const id = this.#ids.get(term) ?? this.terms.push(term) - 1;
      this.#ids.set(term, id);
      return id;
    });
    this.#runs.set(run, ids);
    return ids;
  }
}
