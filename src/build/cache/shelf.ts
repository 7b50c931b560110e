import type { Codec } from './codec.js';
import type { Packed } from './pack.js';

export interface Kept<T> {
  /** Equal where nothing that went into the value has changed. */
  readonly key: string;
  readonly value: T;
}

/** A value, its bytes, or both. */
type Entry<T> = (Kept<T> & { readonly bytes?: Uint8Array | undefined }) | Packed;

/**
 * Of each thing the last state: what was found on the disk, made into values when it is asked for, and what builds
 * have used since, to be kept.
 */
export class Shelf<T> {
  readonly #codec: Codec<T>;
  readonly #found: ReadonlyMap<string, Packed>;
  readonly #kept = new Map<string, Entry<T>>();
  readonly #new = new Set<string>();

  constructor(codec: Codec<T>, found: ReadonlyMap<string, Packed> = new Map()) {
    this.#codec = codec;
    this.#found = found;
  }

  find(name: string): Kept<T> | undefined {
    const entry = this.#use(name);
    if (!entry) return undefined;
    const { key, bytes } = entry;
    if ('value' in entry) return { key, value: entry.value };
    const value = this.#codec.decode(entry.bytes);
    if (this.#codec.remembered) this.#kept.set(name, { key, value, bytes });
    return { key, value };
  }

  /** The key of what {@link find} finds, without making the value. */
  keyOf(name: string): string | undefined {
    return (this.#kept.get(name) ?? this.#found.get(name))?.key;
  }

  /** A value as it lies on the disk. */
  bytesOf(name: string): Uint8Array | undefined {
    const entry = this.#use(name);
    return entry && this.#bytes(entry);
  }

  /** Has a value that was found kept for the next build, without making it. */
  retain(name: string): void {
    this.#use(name);
  }

  keep(name: string, { key, value }: Kept<T>): void {
    const { remembered, encode } = this.#codec;
    this.#keep(name, remembered ? { key, value } : { key, bytes: encode(value) });
  }

  /** @param bytes as the codec makes them */
  keepBytes(name: string, key: string, bytes: Uint8Array): void {
    this.#keep(name, { key, bytes });
  }

  /** What to write, or undefined where the pack on the disk says it already. */
  changed(): ReadonlyMap<string, Packed> | undefined {
    if (this.#new.size === 0 && this.#kept.size === this.#found.size) return undefined;
    return new Map(
      [...this.#kept].map(([name, entry]) => [name, { key: entry.key, bytes: this.#bytes(entry) }]),
    );
  }

  #use(name: string): Entry<T> | undefined {
    const known = this.#kept.get(name);
    if (known) return known;
    const found = this.#found.get(name);
    if (found) this.#kept.set(name, found);
    return found;
  }

  #keep(name: string, entry: Entry<T>): void {
    this.#kept.set(name, entry);
    this.#new.add(name);
  }

  #bytes(entry: Entry<T>): Uint8Array {
    return 'value' in entry ? (entry.bytes ?? this.#codec.encode(entry.value)) : entry.bytes;
  }
}
