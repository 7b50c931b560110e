import type { Codec } from './codec.js';
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
  readonly #codec: Codec<T>;
  readonly #found: ReadonlyMap<string, Packed>;
  readonly #kept = new Map<string, Kept<T>>();
  readonly #new = new Set<string>();
  /** Found, not asked for, and still of use. */
  readonly #retained = new Set<string>();

  constructor(codec: Codec<T>, found: ReadonlyMap<string, Packed> = new Map()) {
    this.#codec = codec;
    this.#found = found;
  }

  find(name: string): Kept<T> | undefined {
    const known = this.#kept.get(name);
    if (known) return known;
    const packed = this.#found.get(name);
    if (!packed) return undefined;
    const kept = { key: packed.key, value: this.#codec.decode(packed.bytes) };
    this.#kept.set(name, kept);
    return kept;
  }

  /** Has a value that was found kept for the next build, without making it. */
  retain(name: string): void {
    if (!this.#kept.has(name) && this.#found.has(name)) this.#retained.add(name);
  }

  keep(name: string, kept: Kept<T>): void {
    this.#kept.set(name, kept);
    this.#new.add(name);
  }

  /** What to write, or undefined where the pack on the disk says it already. */
  changed(): ReadonlyMap<string, Packed> | undefined {
    const retained = [...this.#retained].filter((name) => !this.#kept.has(name));
    const size = this.#kept.size + retained.length;
    if (this.#new.size === 0 && size === this.#found.size) return undefined;
    const entries = new Map<string, Packed>();
    for (const [name, { key, value }] of this.#kept) {
      const found = this.#new.has(name) ? undefined : this.#found.get(name);
      entries.set(name, found ?? { key, bytes: this.#codec.encode(value) });
    }
    for (const name of retained) {
      const found = this.#found.get(name);
      if (found) entries.set(name, found);
    }
    return entries;
  }
}
