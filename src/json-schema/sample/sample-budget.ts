/** Limits the work of generating an example. */
export class SampleBudget {
  #values = 0;
  #tries = 0;
  #judged = 0;

  /**
   * @param most maximum number of values; exceeding it throws {@link tooLarge}
   * @param judgements budget shared by all examples of a description
   */
  constructor(
    readonly most: number,
    readonly judgements: { left: number } = { left: maxJudgements },
  ) {}

  /**
   * Counts validations and compared alternatives. Hundreds of schemas may be alternatives of each
   * other; once the shared budget is used up, each example gets only a few.
   */
  judge(count = 1): void {
    this.#judged += count;
    this.judgements.left -= count;
    if (this.judgements.left < 0 && this.#judged > fewJudgements) throw tooLarge;
  }

  /** Counts a generated value. */
  count(): void {
    this.#values += 1;
    if (this.#values > this.most) throw tooLarge;
  }

  /**
   * Returns the first acceptable value, or else the first value. Discarded values do not count, but
   * the number of attempts is limited.
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
      // After too many attempts, accepts the first value.
      if (this.#tries > maxTries || (value !== undefined && isGood(value))) return value ?? usual;
      usual ??= value;
      this.#tries += 1;
    }
    return usual;
  }
}

const maxTries = 24;
/** For each description; the largest real ones need a tenth of it. */
export const maxJudgements = 1_000_000;
const fewJudgements = 100;

/** A shared instance, because creating a stack trace for each throw is slow. */
export const tooLarge = new Error('the example is too large');
