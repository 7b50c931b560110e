/** Seeded pseudo-random numbers (Lehmer generator). */
export class Random {
  #state: number;

  /** @param seed a whole number from 1 */
  constructor(seed: number) {
    this.#state = (seed * 7919) % 2_147_483_647;
    // Skips the first numbers, which are similar for neighbouring seeds.
    for (let turn = 0; turn < 5; turn += 1) this.next();
  }

  /** From 0 to 1. */
  next(): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state / 2_147_483_647;
  }

  /** A whole number from 0. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Undefined for an empty list. */
  pick<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }
}
