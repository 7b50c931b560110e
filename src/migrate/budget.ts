/** An amount of work that the files of an old site may take, which may be the work of strangers. */
export class Budget {
  #left: number;

  constructor(amount: number) {
    this.#left = amount;
  }

  /** Takes an amount; false, without taking it, if less is left. */
  spend(amount: number): boolean {
    if (amount > this.#left) return false;
    this.#left -= amount;
    return true;
  }
}
