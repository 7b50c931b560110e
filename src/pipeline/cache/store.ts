import { tmpdir } from 'node:os';
import type { Codec } from './codec.js';
import { type FilePart, OverflowFile } from './overflow-file.js';
import { Pack, type PackedEntry } from './pack.js';
import { UsedNames } from './used-names.js';

/** Bytes of new values that are held in memory, unless something else is said. */
const mostHeld = 16_000_000;

export interface StoredEntry<T> {
  /** Equal where nothing that went into the value has changed. */
  readonly key: string;
  readonly value: T;
}

/** What is to be written. */
export interface StoreChanges {
  /** All that is of use, read as it is asked for; the bytes of one are only there until the next one is. */
  readonly all: () => Iterable<readonly [string, PackedEntry]>;
  /** The same of what the pack does not have yet. */
  readonly fresh: () => Iterable<readonly [string, PackedEntry]>;
  readonly pack: Pack;
  /** Bytes of what the pack has and is of use. */
  readonly useful: number;
}

/**
 * Of each thing the last state: what was found on the disk, made into values when it is asked for, and what builds
 * have used since, to be kept.
 */
export class Store<T> {
  readonly #codec: Codec<T>;
  #pack: Pack;
  /** Names of what the pack has and is of use. */
  #used: UsedNames;
  readonly #new = new Map<string, StoredEntry<T> | PackedEntry>();
  /** Bytes in them. */
  #held = 0;
  readonly #mostHeld: number;
  /** New values for which there was no room in memory. */
  #overflow: OverflowFile | undefined;
  /** Absolute path of the folder in which it lies. */
  readonly #folder: string;
  /** Values that were made of bytes. */
  readonly #values = new Map<string, StoredEntry<T>>();

  constructor(codec: Codec<T>, pack = Pack.empty(), folder = tmpdir(), held = mostHeld) {
    this.#codec = codec;
    this.#pack = pack;
    this.#used = new UsedNames(pack.spans);
    this.#folder = folder;
    this.#mostHeld = held;
  }

  find(name: string): StoredEntry<T> | undefined {
    const fresh = this.#new.get(name);
    if (fresh && 'value' in fresh) return fresh;
    const known = this.#values.get(name);
    if (known) return known;
    const packed = fresh ?? this.#overflow?.read(name) ?? this.#read(name);
    if (!packed) return undefined;
    const kept = { key: packed.key, value: this.#codec.decode(packed.bytes) };
    if (this.#codec.remembered) this.#values.set(name, kept);
    return kept;
  }

  /** Nothing was found on the disk, and nothing has been kept. */
  get isEmpty(): boolean {
    return this.#pack.spans.size === 0 && this.#new.size === 0 && this.#overflow === undefined;
  }

  /** The key of what {@link find} finds, without reading the value. */
  keyOf(name: string): string | undefined {
    const held = this.#new.get(name) ?? this.#values.get(name);
    return held?.key ?? this.#overflow?.keyOf(name) ?? this.#pack.keyOf(name);
  }

  /** A value as it lies on the disk; the memory can be shared with other threads. */
  bytesOf(name: string): Uint8Array | undefined {
    const fresh = this.#new.get(name);
    if (fresh) return this.#packed(fresh).bytes;
    return (this.#overflow?.read(name) ?? this.#read(name, true))?.bytes;
  }

  /** Where a new value lies for which there was no room in memory. */
  spilled(name: string): FilePart | undefined {
    return this.#overflow?.partOf(name);
  }

  /** Has a value that was found kept for the next build, without reading it. */
  retain(name: string): void {
    this.#used.add(name);
  }

  /** Has all that was found kept, for whoever has not looked at all of it. */
  retainAll(): void {
    for (const name of this.#pack.names()) this.#used.add(name);
  }

  keep(name: string, { key, value }: StoredEntry<T>): void {
    const { remembered, encode } = this.#codec;
    this.#keep(name, remembered ? { key, value } : { key, bytes: encode(value) });
  }

  /** @param bytes as the codec makes them */
  keepBytes(name: string, key: string, bytes: Uint8Array): void {
    this.#keep(name, { key, bytes });
  }

  /** Lets go of what lies in a pack by now, and reads it there. */
  reopen(pack: Pack): void {
    this.#pack.close();
    this.#pack = pack;
    this.#used = new UsedNames(pack.spans);
    this.retainAll();
    for (const [name, entry] of this.#new) {
      if (!('bytes' in entry) || pack.keyOf(name) !== entry.key) continue;
      this.#new.delete(name);
      this.#held -= entry.bytes.byteLength;
    }
    const overflow = this.#overflow;
    if (
      !overflow ||
      [...overflow.names()].some((name) => pack.keyOf(name) !== overflow.keyOf(name))
    )
      return;
    overflow.close();
    this.#overflow = undefined;
  }

  /** Undefined where the pack on the disk has what is of use, and nothing else. */
  changed(): StoreChanges | undefined {
    const fresh = new Set([...(this.#overflow?.names() ?? []), ...this.#new.keys()]);
    if (fresh.size === 0 && this.#used.size === this.#pack.spans.size) return undefined;
    const kept = [...this.#used.names()].filter((name) => !fresh.has(name));
    const entries = () => this.#fresh();
    const pack = this.#pack;
    return {
      *all() {
        for (const name of kept) {
          const packed = pack.read(name);
          if (packed) yield [name, packed] as const;
        }
        yield* entries();
      },
      fresh: entries,
      pack,
      useful: kept.reduce((sum, name) => sum + pack.lengthOf(name), 0),
    };
  }

  *#fresh(): Generator<readonly [string, PackedEntry]> {
    if (this.#overflow) yield* this.#overflow.entries();
    for (const [name, entry] of this.#new) yield [name, this.#packed(entry)] as const;
  }

  #read(name: string, shared = false): PackedEntry | undefined {
    const packed = this.#pack.read(name, shared);
    if (packed) this.#used.add(name);
    return packed;
  }

  #keep(name: string, entry: StoredEntry<T> | PackedEntry): void {
    this.#held += keptLength(entry) - keptLength(this.#new.get(name));
    this.#new.set(name, entry);
    this.#values.delete(name);
    this.#overflow?.forget(name);
    if (this.#held > this.#mostHeld) this.#makeRoom();
  }

  /** Where the disk has no room either, they stay, and it is asked again when there are as many more. */
  #makeRoom(): void {
    this.#held = 0;
    this.#overflow ??= OverflowFile.open(this.#folder) ?? OverflowFile.open(tmpdir());
    const packed = [...this.#new].flatMap(([name, entry]) =>
      'bytes' in entry ? [[name, entry] as const] : [],
    );
    if (!this.#overflow?.add(packed)) return;
    for (const [name] of packed) this.#new.delete(name);
  }

  #packed(entry: StoredEntry<T> | PackedEntry): PackedEntry {
    return 'bytes' in entry ? entry : { key: entry.key, bytes: this.#codec.encode(entry.value) };
  }
}

function keptLength(entry: StoredEntry<unknown> | PackedEntry | undefined): number {
  return entry && 'bytes' in entry ? entry.bytes.byteLength : 0;
}
