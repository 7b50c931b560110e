import type { Api, Doc, Outcome } from '../../model/index.js';
import type { MadeSearch } from '../../search/index.js';

/** What earlier builds have made. Of each thing the last state is kept, with the digest of all that went into it. */
export interface BuildCache {
  /** By path. */
  readonly docs: Shelf<Outcome<Doc>>;
  /** By path. */
  readonly apis: Shelf<Outcome<Api | undefined>>;
  /** HTML by the path of the page's file. */
  readonly pages: Shelf<string>;
  /** By the path of the manifest's file. */
  readonly searches: Shelf<MadeSearch>;
}

export interface Shelf<T> {
  find(name: string): Kept<T> | undefined;
  keep(name: string, kept: Kept<T>): void;
}

export interface Kept<T> {
  /** Equal where nothing that went into the value has changed. */
  readonly key: string;
  readonly value: T;
}

/** A cache for the life of this process. */
export function emptyCache(): BuildCache {
  return {
    docs: new MemoryShelf(),
    apis: new MemoryShelf(),
    pages: new MemoryShelf(),
    searches: new MemoryShelf(),
  };
}

class MemoryShelf<T> implements Shelf<T> {
  readonly #kept = new Map<string, Kept<T>>();

  find(name: string): Kept<T> | undefined {
    return this.#kept.get(name);
  }

  keep(name: string, kept: Kept<T>): void {
    this.#kept.set(name, kept);
  }
}
