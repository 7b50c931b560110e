import type { Packed } from './pack.js';

export interface Kept<T> {
  /** Equal where nothing that went into the value has changed. */
  readonly key: string;
  readonly value: T;
}

/**
 * Of each thing the last state: what was found on the disk, made into values when it is asked for, and what builds
 * have used since, to be kept.
 */
export class Shelf<T> {
  readonly #found: ReadonlyMap<string, Packed>;
  readonly #kept = new Map<string, Kept<T>>();
  readonly #new = new Set<string>();

  constructor(found: ReadonlyMap<string, Packed> = new Map()) {
    this.#found = found;
  }

  find(name: string): Kept<T> | undefined {
    const known = this.#kept.get(name);
    if (known) return known;
    const packed = this.#found.get(name);
    if (!packed) return undefined;
    // Only docsgen writes packs, and each value is under the digest of its text.
    const kept = { key: packed.key, value: JSON.parse(packed.json) as T };
    this.#kept.set(name, kept);
    return kept;
  }

  keep(name: string, kept: Kept<T>): void {
    this.#kept.set(name, kept);
    this.#new.add(name);
  }

  /** What to write, or undefined where the pack on the disk says it already. */
  changed(): ReadonlyMap<string, Packed> | undefined {
    if (this.#new.size === 0 && this.#kept.size === this.#found.size) return undefined;
    return new Map(
      [...this.#kept].map(([name, { key, value }]) => {
        const found = this.#new.has(name) ? undefined : this.#found.get(name);
        return [name, found ?? { key, json: JSON.stringify(value) }];
      }),
    );
  }
}
