/** Limits the work of generating an example. */
export class SampleBudget {
  #values = 0;
  #tries = 0;
  #checked = 0;

  /**
   * @param maxValues maximum number of values; exceeding it throws {@link tooLarge}
   * @param checks budget shared by all examples of a description
   */
  constructor(
    readonly maxValues: number,
    readonly checks: { left: number } = { left: maxChecks },
  ) {}

  /**
   * Counts schemas that were compared with a value, and alternatives. Hundreds of schemas may be
   * alternatives of each other; once the shared budget is used up, each example gets only a few.
   */
  countChecks(count: number): void {
    this.#checked += count;
    this.checks.left -= count;
    if (this.checks.left < 0 && this.#checked > minChecks) throw tooLarge;
  }

  /** Counts a generated value. */
  count(): void {
    this.#values += 1;
    if (this.#values > this.maxValues) throw tooLarge;
  }

  /** Throws before the work if that many more values would exceed the maximum. */
  expect(values: number): void {
    if (this.#values + values > this.maxValues) throw tooLarge;
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
/** For each description; the largest public ones need 220,000. */
export const maxChecks = 600_000;
const minChecks = 1_000;

/** A shared instance, because creating a stack trace for each throw is slow. */
export const tooLarge = new Error('the example is too large');
