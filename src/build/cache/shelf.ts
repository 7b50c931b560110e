import type { Codec } from './codec.js';
import { Pack, type Packed } from './pack.js';

export interface Kept<T> {
  /** Equal where nothing that went into the value has changed. */
  readonly key: string;
  readonly value: T;
}

/** What is to be written. */
export interface Changes {
  /** All that is of use, read as it is asked for. */
  readonly all: () => Iterable<readonly [string, Packed]>;
  /** What the pack does not have yet. */
  readonly fresh: () => Iterable<readonly [string, Packed]>;
  readonly pack: Pack;
  /** Bytes of what the pack has and is of use. */
  readonly useful: number;
}

/**
 * Of each thing the last state: what was found on the disk, made into values when it is asked for, and what builds
 * have used since, to be kept.
 */
export class Shelf<T> {
  readonly #codec: Codec<T>;
  readonly #pack: Pack;
  /** Names of what the pack has and is of use. */
  readonly #used = new Set<string>();
  readonly #new = new Map<string, Kept<T> | Packed>();
  /** Values that were made of bytes. */
  readonly #values = new Map<string, Kept<T>>();

  constructor(codec: Codec<T>, pack = Pack.empty()) {
    this.#codec = codec;
    this.#pack = pack;
  }

  find(name: string): Kept<T> | undefined {
    const fresh = this.#new.get(name);
    if (fresh && 'value' in fresh) return fresh;
    const known = this.#values.get(name);
    if (known) return known;
    const packed = fresh ?? this.#read(name);
    if (!packed) return undefined;
    const kept = { key: packed.key, value: this.#codec.decode(packed.bytes) };
    if (this.#codec.remembered) this.#values.set(name, kept);
    return kept;
  }

  /** The key of what {@link find} finds, without reading the value. */
  keyOf(name: string): string | undefined {
    return (this.#new.get(name) ?? this.#values.get(name))?.key ?? this.#pack.keyOf(name);
  }

  /** A value as it lies on the disk; the memory can be shared with other threads. */
  bytesOf(name: string): Uint8Array | undefined {
    const fresh = this.#new.get(name);
    return fresh ? this.#packed(fresh).bytes : this.#read(name, true)?.bytes;
  }

  /** Has a value that was found kept for the next build, without reading it. */
  retain(name: string): void {
    if (this.#pack.keyOf(name) !== undefined) this.#used.add(name);
  }

  keep(name: string, { key, value }: Kept<T>): void {
    const { remembered, encode } = this.#codec;
    this.#keep(name, remembered ? { key, value } : { key, bytes: encode(value) });
  }

  /** @param bytes as the codec makes them */
  keepBytes(name: string, key: string, bytes: Uint8Array): void {
    this.#keep(name, { key, bytes });
  }

  /** Undefined where the pack on the disk has what is of use, and nothing else. */
  changed(): Changes | undefined {
    const kept = [...this.#used].filter((name) => !this.#new.has(name));
    if (this.#new.size === 0 && kept.length === [...this.#pack.names()].length) return undefined;
    const fresh = () => this.#fresh();
    const pack = this.#pack;
    return {
      *all() {
        for (const name of kept) {
          const packed = pack.read(name);
          if (packed) yield [name, packed] as const;
        }
        yield* fresh();
      },
      fresh,
      pack,
      useful: kept.reduce((sum, name) => sum + pack.lengthOf(name), 0),
    };
  }

  *#fresh(): Generator<readonly [string, Packed]> {
    for (const [name, entry] of this.#new) yield [name, this.#packed(entry)] as const;
  }

  #read(name: string, shared = false): Packed | undefined {
    const packed = this.#pack.read(name, shared);
    if (packed) this.#used.add(name);
    return packed;
  }

  #keep(name: string, entry: Kept<T> | Packed): void {
    this.#new.set(name, entry);
    this.#values.delete(name);
  }

  #packed(entry: Kept<T> | Packed): Packed {
    return 'bytes' in entry ? entry : { key: entry.key, bytes: this.#codec.encode(entry.value) };
  }
}
