import type { Kept, Shelf } from './shelf.js';

/** Things that lie on the disk together. */
export type Shard<T> = readonly (readonly [name: string, key: string, value: T])[];

/** Few enough that reading all is quick, so many that a change in one writes little. */
const count = 64;

/**
 * Of each thing the last state, like a `Shelf`, for things of which a build reads all: thousands of them in some
 * dozens of entries are read in a fraction of the time. Values are worth their memory as long as the cache lives.
 */
export class ShardedShelf<T> {
  /** The key of a shard tells how many things are in it. */
  readonly #shards: Shelf<Shard<T>>;
  /** What lay on the disk, by the number of the shard, as far as somebody has asked. */
  readonly #read = new Map<number, Map<string, Kept<T>>>();
  /** Names of what is of use, among them what lay there. */
  readonly #used = new Set<string>();
  #areAllUsed = false;
  readonly #new = new Map<string, Kept<T>>();

  constructor(shards: Shelf<Shard<T>>) {
    this.#shards = shards;
  }

  find(name: string): Kept<T> | undefined {
    const fresh = this.#new.get(name);
    if (fresh) return fresh;
    const known = this.#shardOf(name).get(name);
    if (known) this.#used.add(name);
    return known;
  }

  /** The key of what {@link find} finds. */
  keyOf(name: string): string | undefined {
    return (this.#new.get(name) ?? this.#shardOf(name).get(name))?.key;
  }

  keep(name: string, kept: Kept<T>): void {
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
    if (known) return [...known.keys()].every((name) => this.#used.has(name));
    return Number(this.#shards.keyOf(String(number)) ?? 0) <= wanted.length;
  }

  #write(number: number, added: readonly string[]): void {
    const all = new Map(
      [...this.#shard(number)].filter(([name]) => this.#areAllUsed || this.#used.has(name)),
    );
    for (const name of added) {
      const kept = this.#new.get(name);
      if (kept) all.set(name, kept);
    }
    const value = [...all].map(([name, kept]) => [name, kept.key, kept.value] as const);
    this.#shards.keep(String(number), { key: String(value.length), value });
  }

  #shardOf(name: string): ReadonlyMap<string, Kept<T>> {
    return this.#shard(numberOf(name));
  }

  #shard(number: number): ReadonlyMap<string, Kept<T>> {
    const known = this.#read.get(number);
    if (known) return known;
    const stored = this.#shards.find(String(number))?.value ?? [];
    const found = new Map(stored.map(([name, key, value]) => [name, { key, value }]));
    this.#read.set(number, found);
    return found;
  }
}

function byShard(names: Iterable<string>): readonly (readonly string[] | undefined)[] {
  const shards: string[][] = [];
  for (const name of names) {
    const number = numberOf(name);
    const own = shards[number];
    if (own) own.push(name);
    else shards[number] = [name];
  }
  return shards;
}

/** Spreads names among the shards (FNV-1a). */
function numberOf(name: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) {
    sum = Math.imul(sum ^ name.charCodeAt(at), 0x01000193);
  }
  return (sum >>> 0) % count;
}
