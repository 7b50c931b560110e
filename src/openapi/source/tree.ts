/** A part of a file: offsets count UTF-16 units, the end is the first one behind it. */
export interface NodeSpan {
  readonly start: number;
  readonly end: number;
}

/** A value of a file with its place. YAML aliases are looked through. */
export interface SourceNode extends NodeSpan {
  /** The entry under a key of a map or at a place of a list. */
  at(key: string): SourceEntry | undefined;
  /** A text, or what a single value is written like; undefined for maps and lists. */
  readonly text: string | undefined;
  /** Maps offsets in `text` to offsets in the file. */
  offsetOf(offset: number): number;
}

/** A value and, where it stands in a map, its key; a key may have no value behind it. */
export interface SourceEntry {
  readonly key?: NodeSpan | undefined;
  readonly value: SourceNode | undefined;
}
