/**
 * Options of content-defined chunking. A part may end before an item for which `mayBegin` is true,
 * once it is long enough. Cuts depend only on nearby items, so that a change moves no distant cut.
 */
export interface ChunkOptions<T> {
  /** Length from which a part may end. */
  readonly minLength: number;
  /** Maximum length of a part, unless it is a single item. */
  readonly maxLength: number;
  readonly length: (item: T) => number;
  /** True for a few items, the same ones in every build. */
  readonly isBoundary: (item: T) => boolean;
}

/** A part of the previous chunking. */
export interface PreviousChunk<T> {
  /** Whether it has changed; `things` already includes the change. */
  readonly changed: boolean;
  readonly items: () => readonly T[];
}

export function chunk<T>(items: Iterable<T>, options: ChunkOptions<T>): (readonly T[])[] {
  return [...chunkLazily(items, options)];
}

/** Yields part by part, so that neither all items nor all parts are in memory. */
export function* chunkLazily<T>(
  items: Iterable<T>,
  options: ChunkOptions<T>,
): Generator<readonly T[], undefined> {
  let part: T[] = [];
  let length = 0;
  for (const item of items) {
    const itemLength = options.length(item);
    const ends =
      length > 0 &&
      (length + itemLength > options.maxLength ||
        (length >= options.minLength && options.isBoundary(item)));
    if (ends) {
      yield part;
      part = [];
      length = 0;
    }
    part.push(item);
    length += itemLength;
  }
  if (part.length > 0) yield part;
}

/**
 * Chunks a slightly changed list again. Returns the same parts as `chunk`, unchanged ones by their
 * previous index.
 */
export function rechunk<T>(
  parts: readonly PreviousChunk<T>[],
  options: ChunkOptions<T>,
): (number | readonly T[])[] {
  const chunks: (number | readonly T[])[] = [];
  let unfinished: T[] = [];
  for (const [number, part] of parts.entries()) {
    // The end of a part depends on the first item of the next one.
    const isUnchanged = !part.changed && !parts[number + 1]?.changed;
    const items = unfinished.length > 0 || !isUnchanged ? part.items() : [];
    const pieces = chunk([...unfinished, ...items], options);
    const last = pieces.at(-1);
    if (isUnchanged && unfinished.length > 0 && last?.[0] === items[0]) {
      chunks.push(...pieces.slice(0, -1), number);
      unfinished = [];
    } else if (isUnchanged && unfinished.length === 0) {
      chunks.push(number);
    } else {
      chunks.push(...pieces.slice(0, -1));
      unfinished = [...(last ?? [])];
    }
  }
  return unfinished.length > 0 ? [...chunks, unfinished] : chunks;
}
