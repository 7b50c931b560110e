import type { Store, StoredEntry } from './store.js';

/** Things that lie on the disk together. */
export type Shard<T> = readonly (readonly [name: string, key: string, value: T])[];

/** Few enough that reading all is quick, so many that a change in one writes little. */
const count = 64;

/** How things lie in a shard: shorter than they are, perhaps. */
export interface ShardCodec<T, Stored> {
  readonly store: (value: T, name: string) => Stored;
  readonly revive: (stored: Stored, name: string) => T;
}

/** What lies in a shard. */
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
 * Of each thing the last state, like a `Store`, for things of which a build reads all: thousands of them in some
 * dozens of entries are read in a fraction of the time. Values are worth their memory as long as the cache lives.
 */
export class ShardedStore<T, Stored = T> {
  /** The key of a shard tells how many things are in it. */
  readonly #shards: Store<Shard<Stored>>;
  readonly #form: ShardCodec<T, Stored>;
  /** What lay on the disk, by the number of the shard, as far as somebody has asked. */
  readonly #read = new Map<number, Map<string, Entry<T>>>();
  /** Names of what is of use and has not been read. */
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

  /** The key of what {@link find} finds. */
  keyOf(name: string): string | undefined {
    return (this.#new.get(name) ?? this.#shardOf(name).get(name))?.key;
  }

  keep(name: string, kept: StoredEntry<T>): void {
    this.#new.set(name, kept);
  }

  /** Has what may be there kept for the next build, without reading it. */
  retain(name: string): void {
    this.#used.add(name);
  }

  /** Has all that was found kept, for whoever has not looked at all of it. */
  retainAll(): void {
    this.#areAllUsed = true;
  }

  /** Puts what is of use into the shards, before they are written. */
  settle(): void {
    const fresh = byShard(this.#new.keys());
    const used = byShard(this.#used);
    for (let number = 0; number < count; number += 1) {
      const [added = [], wanted = []] = [fresh[number], used[number]];
      if (added.length === 0 && this.#isSame(number, wanted)) this.#shards.retain(String(number));
      else this.#write(number, added);
    }
  }

  /** Whether a shard holds nothing but what is wanted. */
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

/** Of things that lie there as they are. */
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

/** Spreads names among the shards (FNV-1a). */
function nameNumber(name: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) {
    sum = Math.imul(sum ^ name.charCodeAt(at), 0x01000193);
  }
  return (sum >>> 0) % count;
}
