/**
 * Options of content-defined chunking. A part may end before an item for which `mayBegin` is true,
 * once it is long enough. Cuts depend only on nearby items, so that a change moves no distant cut.
 */
export interface ChunkOptions<T> {
  /** Length from which on a part may end. */
  readonly minLength: number;
  /** Maximum length of a part, unless it is a single item. */
  readonly maxLength: number;
  readonly lengthOf: (thing: T) => number;
  /** True for a few items, the same ones in every build. */
  readonly mayBegin: (thing: T) => boolean;
}

/** A part of the previous chunking. */
export interface PreviousChunk<T> {
  /** Whether it has changed; `things` already includes the change. */
  readonly changed: boolean;
  readonly things: () => readonly T[];
}

export function chunk<T>(things: Iterable<T>, cutting: ChunkOptions<T>): (readonly T[])[] {
  return [...chunkLazily(things, cutting)];
}

/** Yields part by part, so that neither all items nor all parts are in memory. */
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
      (length + own > cutting.maxLength ||
        (length >= cutting.minLength && cutting.mayBegin(thing)));
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
 * Chunks a slightly changed list again. Returns the same parts as `chunk`, unchanged ones by their
 * previous index.
 */
export function rechunk<T>(
  parts: readonly PreviousChunk<T>[],
  cutting: ChunkOptions<T>,
): (number | readonly T[])[] {
  const row: (number | readonly T[])[] = [];
  let open: T[] = [];
  for (const [number, part] of parts.entries()) {
    // The end of a part depends on the first item of the next one.
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
