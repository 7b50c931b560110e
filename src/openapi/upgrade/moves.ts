import { pointerTo } from '../pointer.js';

type Keys = readonly (string | number)[];

/**
 * Records the original location of each part of an upgraded document, so that diagnostics point to
 * the source.
 */
export interface Moves {
  /** Records that the part at `from` moved to `to`, with all its children. */
  add(to: string, from: string): void;
  /** Records that the part at `to` was derived from `from`, which itself is at another location. */
  trace(to: string, from: string): void;
  /** Maps a pointer to the old document; unmoved pointers stay the same. */
  before(pointer: string): string;
  /** Maps a pointer to the new document, for references to moved parts. */
  after(pointer: string): string;
}

export function makeMoves(): Moves {
  const back = new Map<string, string>();
  const forth = new Map<string, string>();
  return {
    add(to, from) {
      back.set(to, from);
      if (!forth.has(from)) forth.set(from, to);
    },
    trace: (to, from) => back.set(to, from),
    before: (pointer) => throughLongest(back, pointer),
    after: (pointer) => throughLongest(forth, pointer),
  };
}

/** Replaces the longest known prefix of a pointer. */
function throughLongest(map: ReadonlyMap<string, string>, pointer: string): string {
  let end = pointer.length;
  while (end > 0) {
    const found = map.get(pointer.slice(0, end));
    if (found !== undefined) return found + pointer.slice(end);
    end = pointer.lastIndexOf('/', end - 1);
  }
  return pointer;
}

/** Corresponding pointers into the new and the old document. */
export interface MovedPointer {
  readonly to: string;
  readonly from: string;
}

export function below({ to, from }: MovedPointer, ...keys: Keys): MovedPointer {
  return { to: pointerTo(to, ...keys), from: pointerTo(from, ...keys) };
}
