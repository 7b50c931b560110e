/** What making an example may take. */
export class SampleBudget {
  #values = 0;
  #tries = 0;
  #judged = 0;

  /**
   * @param most Values in the example; one more ends it with {@link tooLarge}
   * @param judgements what all examples of a description share
   */
  constructor(
    readonly most: number,
    readonly judgements: { left: number } = { left: mostJudgements },
  ) {}

  /**
   * Called for schemas that a value is held against, or that are told apart for it. Hundreds of schemas may be alternatives of each other; once
   * there were too many of them, only what is plain is tried.
   */
  judge(count = 1): void {
    this.#judged += count;
    this.judgements.left -= count;
    if (this.judgements.left < 0 && this.#judged > fewJudgements) throw tooLarge;
  }

  /** Called for each value that is made. */
  count(): void {
    this.#values += 1;
    if (this.#values > this.most) throw tooLarge;
  }

  /**
   * The first value that is good; where none is, the first at all. What is made and dropped does not count, but
   * only so much is tried.
   */
  firstGood<T>(
    makers: Iterable<() => T | undefined>,
    isGood: (value: T) => boolean,
  ): T | undefined {
    let usual: T | undefined;
    const before = this.#values;
    for (const make of makers) {
      this.#values = before;
      const value = make();
      // Where too much was tried already, what comes first has to do.
      if (this.#tries > mostTries || (value !== undefined && isGood(value))) return value ?? usual;
      usual ??= value;
      this.#tries += 1;
    }
    return usual;
  }
}

const mostTries = 24;
/** In a description; the largest ones take a tenth of it. */
export const mostJudgements = 1_000_000;
const fewJudgements = 100;

/** Thrown often, so its stack is not told anew each time. */
export const tooLarge = new Error('the example is too large');
