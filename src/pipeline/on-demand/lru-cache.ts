/** An LRU cache by name. */
export class LruCache<T> {
  readonly #maxEntries: number;
  readonly #values = new Map<string, T>();

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  get(name: string): T | undefined {
    const value = this.#values.get(name);
    if (value !== undefined) this.set(name, value);
    return value;
  }

  /** Names, most recently used first. */
  get names(): readonly string[] {
    return [...this.#values.keys()].reverse();
  }

  set(name: string, value: T): void {
    this.#values.delete(name);
    this.#values.set(name, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#maxEntries && oldest !== undefined) this.#values.delete(oldest);
  }
}
