import type { Store, StoredEntry } from './store.js';

/** Entries that are stored together on disk. */
export type Shard<T> = readonly (readonly [name: string, key: string, value: T])[];

/**
 * Number of shards: few enough to read all of them quickly, enough that one change rewrites little.
 */
const shardCount = 64;

/** Converts values to a stored form, which may be more compact, and back. */
export interface ShardCodec<T, Stored> {
  readonly store: (value: T, name: string) => Stored;
  readonly revive: (stored: Stored, name: string) => T;
}

/** An entry read from a shard. */
class Entry<T> implements StoredEntry<T> {
  readonly key: string;
  readonly value: T;
  #isUsed = false;

  constructor(key: string, value: T) {
    this.key = key;
    this.value = value;
  }

  get isUsed(): boolean {
    return this.#isUsed;
  }

  use(): this {
    this.#isUsed = true;
    return this;
  }
}

/**
 * A `Store` for entries that every build reads in full: thousands of them in a few dozen shards
 * load in a fraction of the time. Values stay in memory as long as the cache.
 */
export class ShardedStore<T, Stored = T> {
  /** The key of a shard is the number of its entries. */
  readonly #shards: Store<Shard<Stored>>;
  readonly #form: ShardCodec<T, Stored>;
  /** Entries read from disk so far, by shard number. */
  readonly #read = new Map<number, Map<string, Entry<T>>>();
  /** Names of entries to keep that have not been read. */
  readonly #used = new Set<string>();
  #areAllUsed = false;
  readonly #new = new Map<string, StoredEntry<T>>();

  constructor(shards: Store<Shard<Stored>>, form: ShardCodec<T, Stored>) {
    this.#shards = shards;
    this.#form = form;
  }

  find(name: string): StoredEntry<T> | undefined {
    const fresh = this.#new.get(name);
    if (fresh) return fresh;
    return this.#shardOf(name).get(name)?.use();
  }

  /** Returns the key of the entry that {@link find} returns. */
  keyOf(name: string): string | undefined {
    return (this.#new.get(name) ?? this.#shardOf(name).get(name))?.key;
  }

  keep(name: string, kept: StoredEntry<T>): void {
    this.#new.set(name, kept);
  }

  /** Keeps an entry, if there is one, for the next build without reading it. */
  retain(name: string): void {
    this.#used.add(name);
  }

  /** Keeps all entries from disk, for a build that does not read all of them. */
  retainAll(): void {
    this.#areAllUsed = true;
  }

  /** Moves the entries to keep into their shards, before the shards are written. */
  writeShards(): void {
    const fresh = byShard(this.#new.keys());
    const used = byShard(this.#used);
    for (let number = 0; number < shardCount; number += 1) {
      const [added = [], wanted = []] = [fresh[number], used[number]];
      if (added.length === 0 && this.#isSame(number, wanted)) this.#shards.retain(String(number));
      else this.#write(number, added);
    }
  }

  /** Whether every entry of a shard on disk is kept. */
  #isSame(number: number, wanted: readonly string[]): boolean {
    if (this.#areAllUsed) return true;
    const known = this.#read.get(number);
    if (known) return [...known].every((found) => this.#isUsed(...found));
    return Number(this.#shards.keyOf(String(number)) ?? 0) <= wanted.length;
  }

  #write(number: number, added: readonly string[]): void {
    const all = new Map<string, StoredEntry<T>>(
      [...this.#shard(number)].filter((found) => this.#isUsed(...found)),
    );
    for (const name of added) {
      const kept = this.#new.get(name);
      if (kept) all.set(name, kept);
    }
    const { store } = this.#form;
    const value = [...all].map(
      ([name, kept]) => [name, kept.key, store(kept.value, name)] as const,
    );
    this.#shards.keep(String(number), { key: String(value.length), value });
  }

  #isUsed(name: string, { isUsed }: Entry<T>): boolean {
    return isUsed || this.#areAllUsed || this.#used.has(name);
  }

  #shardOf(name: string): ReadonlyMap<string, Entry<T>> {
    return this.#shard(nameNumber(name));
  }

  #shard(number: number): ReadonlyMap<string, Entry<T>> {
    const known = this.#read.get(number);
    if (known) return known;
    const { revive } = this.#form;
    const found = new Map<string, Entry<T>>();
    for (const [name, key, stored] of this.#shards.find(String(number))?.value ?? []) {
      found.set(name, new Entry(key, revive(stored, name)));
    }
    this.#read.set(number, found);
    return found;
  }
}

/** Stores values unchanged. */
export function identityCodec<T>(): ShardCodec<T, T> {
  const same = (value: T): T => value;
  return { store: same, revive: same };
}

function byShard(names: Iterable<string>): readonly (readonly string[] | undefined)[] {
  const shards: string[][] = [];
  for (const name of names) {
    const number = nameNumber(name);
    const own = shards[number];
    if (own) own.push(name);
    else shards[number] = [name];
  }
  return shards;
}

/** Assigns a name to a shard by its FNV-1a hash. */
function nameNumber(name: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) {
    sum = Math.imul(sum ^ name.charCodeAt(at), 0x01000193);
  }
  return (sum >>> 0) % shardCount;
}
