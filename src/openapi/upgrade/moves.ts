import { pointerTo } from '../pointer.js';

type Keys = readonly (string | number)[];

/** Remembers where the parts of an upgraded document stood before, so that findings point to what was written. */
export interface Moves {
  /** What stood at `from` stands at `to` now, with all below it. */
  add(to: string, from: string): void;
  /** What stands at `to` is made of what stood at `from`, which has its place elsewhere. */
  trace(to: string, from: string): void;
  /** The pointer in the old document; the same one for what has not moved. */
  before(pointer: string): string;
  /** The pointer in the new document, for references to what has moved. */
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

/** Replaces the longest beginning of a pointer that the map knows. */
function throughLongest(map: ReadonlyMap<string, string>, pointer: string): string {
  let end = pointer.length;
  while (end > 0) {
    const found = map.get(pointer.slice(0, end));
    if (found !== undefined) return found + pointer.slice(end);
    end = pointer.lastIndexOf('/', end - 1);
  }
  return pointer;
}

/** Two pointers that go the same way: into the new document and into the old one. */
export interface MovedPointer {
  readonly to: string;
  readonly from: string;
}

export function below({ to, from }: MovedPointer, ...keys: Keys): MovedPointer {
  return { to: pointerTo(to, ...keys), from: pointerTo(from, ...keys) };
}
