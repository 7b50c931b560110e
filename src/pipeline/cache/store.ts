import { tmpdir } from 'node:os';
import type { Codec } from './codec.js';
import { type FilePart, OverflowFile } from './overflow-file.js';
import { Pack, type PackedEntry } from './pack.js';

/** Default limit of new values in memory, in bytes. */
const maxHeldBytes = 16_000_000;

export interface StoredEntry<T> {
  /** Digest of the inputs: equal keys mean equal values. */
  readonly key: string;
  readonly value: T;
}

/** Entries to write. */
export interface StoreChanges {
  /**
   * All entries to keep, read on demand. The bytes of an entry are valid only until the next one is
   * read.
   */
  readonly all: () => Iterable<readonly [string, PackedEntry]>;
  /** Only the entries that the pack does not have yet, likewise read on demand. */
  readonly fresh: () => Iterable<readonly [string, PackedEntry]>;
  readonly pack: Pack;
  /** Bytes of the pack's entries that are kept. */
  readonly useful: number;
}

/**
 * Keeps the latest value of each entry: decodes values from disk on demand, and collects the
 * entries that builds have used for the next save.
 */
export class Store<T> {
  readonly #codec: Codec<T>;
  #pack: Pack;
  /** Names of the pack's entries to keep. */
  #used = new Set<string>();
  readonly #new = new Map<string, StoredEntry<T> | PackedEntry>();
  /** Bytes of the new entries in memory. */
  #held = 0;
  readonly #mostHeld: number;
  /** New values that did not fit into memory. */
  #overflow: OverflowFile | undefined;
  /** Absolute path of the overflow file's folder. */
  readonly #folder: string;
  /** Decoded values. */
  readonly #values = new Map<string, StoredEntry<T>>();

  constructor(codec: Codec<T>, pack = Pack.empty(), folder = tmpdir(), held = maxHeldBytes) {
    this.#codec = codec;
    this.#pack = pack;
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

  /** Whether the store has no entries, neither from disk nor new. */
  get isEmpty(): boolean {
    return this.#pack.spans.size === 0 && this.#new.size === 0 && this.#overflow === undefined;
  }

  /** Returns the key of the entry that {@link find} returns, without reading the value. */
  entryKey(name: string): string | undefined {
    const held = this.#new.get(name) ?? this.#values.get(name);
    return held?.key ?? this.#overflow?.entryKey(name) ?? this.#pack.entryKey(name);
  }

  /**
   * Returns a value's encoded bytes, in memory that can be shared with other threads if they come
   * from disk.
   */
  entryBytes(name: string): Uint8Array | undefined {
    const fresh = this.#new.get(name);
    if (fresh) return this.#packed(fresh).bytes;
    return (this.#overflow?.read(name) ?? this.#read(name, true))?.bytes;
  }

  /**
   * Returns the location of a new value in the overflow file; undefined if the value is elsewhere.
   */
  spilled(name: string): FilePart | undefined {
    return this.#overflow?.entryPart(name);
  }

  /** Keeps an entry from disk for the next build without reading it. */
  retain(name: string): void {
    if (this.#pack.spans.has(name)) this.#used.add(name);
  }

  /** Keeps all entries from disk, for a build that does not read all of them. */
  retainAll(): void {
    for (const name of this.#pack.names()) this.#used.add(name);
  }

  keep(name: string, { key, value }: StoredEntry<T>): void {
    const { remembered, encode } = this.#codec;
    this.#keep(name, remembered ? { key, value } : { key, bytes: encode(value) });
  }

  /** @param bytes the value as the codec encodes it */
  keepBytes(name: string, key: string, bytes: Uint8Array): void {
    this.#keep(name, { key, bytes });
  }

  /** Reads from a newly written pack, and drops the entries in memory that it contains. */
  reopen(pack: Pack): void {
    this.#pack.close();
    this.#pack = pack;
    this.#used = new Set();
    this.retainAll();
    for (const [name, entry] of this.#new) {
      if (!('bytes' in entry) || pack.entryKey(name) !== entry.key) continue;
      this.#new.delete(name);
      this.#held -= entry.bytes.byteLength;
    }
    const overflow = this.#overflow;
    if (
      !overflow ||
      [...overflow.names()].some((name) => pack.entryKey(name) !== overflow.entryKey(name))
    )
      return;
    overflow.close();
    this.#overflow = undefined;
  }

  /** Returns undefined if the pack on disk contains exactly the entries to keep. */
  changed(): StoreChanges | undefined {
    const fresh = new Set([...(this.#overflow?.names() ?? []), ...this.#new.keys()]);
    if (fresh.size === 0 && this.#used.size === this.#pack.spans.size) return undefined;
    const kept = [...this.#used].filter((name) => !fresh.has(name));
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
      useful: kept.reduce((sum, name) => sum + pack.entryLength(name), 0),
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

  /**
   * Moves new values to the overflow file. If that fails, they stay in memory, and the next attempt
   * follows once the limit is reached again.
   */
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
