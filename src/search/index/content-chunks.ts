/**
 * How a row of things is cut into parts. A part may end before a thing that `mayBegin` one, as soon as it is long
 * enough; so it depends on what lies near where the cuts are, and a change in one place moves no cut far from it.
 */
export interface ChunkOptions<T> {
  /** A part that is so long ends where it may. */
  readonly enough: number;
  /** No part is longer, unless it is a single thing. */
  readonly most: number;
  readonly lengthOf: (thing: T) => number;
  /** True for a few of the things, and the same in every build. */
  readonly mayBegin: (thing: T) => boolean;
}

/** A part of a row that was cut before. */
export interface PreviousChunk<T> {
  /** Whether something in it has changed; `things` has the change in it already. */
  readonly changed: boolean;
  readonly things: () => readonly T[];
}

export function chunk<T>(things: Iterable<T>, cutting: ChunkOptions<T>): (readonly T[])[] {
  return [...chunkLazily(things, cutting)];
}

/** Part by part, so that neither the whole row nor all parts need be held. */
export function* chunkLazily<T>(
  things: Iterable<T>,
  cutting: ChunkOptions<T>,
): Generator<readonly T[], undefined> {
  let part: T[] = [];
  let length = 0;
  for (const thing of things) {
    const own = cutting.lengthOf(thing);
    const ends =
      length > 0 &&
      (length + own > cutting.most || (length >= cutting.enough && cutting.mayBegin(thing)));
    if (ends) {
      yield part;
      part = [];
      length = 0;
    }
    part.push(thing);
    length += own;
  }
  if (part.length > 0) yield part;
}

/**
 * Cuts a row again of which little has changed: the same parts that `cut` would make, as the numbers of old parts
 * where they are the same.
 */
export function rechunk<T>(
  parts: readonly PreviousChunk<T>[],
  cutting: ChunkOptions<T>,
): (number | readonly T[])[] {
  const row: (number | readonly T[])[] = [];
  let open: T[] = [];
  for (const [number, part] of parts.entries()) {
    // Where a part ends depends on what the next one begins with.
    const isSame = !part.changed && !parts[number + 1]?.changed;
    const things = open.length > 0 || !isSame ? part.things() : [];
    const pieces = chunk([...open, ...things], cutting);
    const last = pieces.at(-1);
    if (isSame && open.length > 0 && last?.[0] === things[0]) {
      row.push(...pieces.slice(0, -1), number);
      open = [];
    } else if (isSame && open.length === 0) {
      row.push(number);
    } else {
      row.push(...pieces.slice(0, -1));
      open = [...(last ?? [])];
    }
  }
  return open.length > 0 ? [...row, open] : row;
}
