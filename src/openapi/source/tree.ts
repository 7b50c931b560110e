import type { Place } from '../../diagnostics/diagnostic.js';

/** The text of a file, and positions in it. */
export interface DescriptionText {
  /** Relative to the site folder. */
  readonly file: string;
  readonly text: string;
  place(start: number, end?: number): Place;
}

/** A span of a file: offsets in UTF-16 units, with an exclusive end. */
export interface NodeSpan {
  readonly start: number;
  readonly end: number;
  /** The file of the span, if it is not the file of the tree: an overlay wrote the value. */
  readonly writtenIn?: DescriptionText | undefined;
}

/** A value of a file with its span. YAML aliases are resolved. */
export interface SourceNode extends NodeSpan {
  /** Returns the entry at a key of a map or an index of a list. */
  at(key: string): SourceEntry | undefined;
  /** The text of a string or the source of another scalar; undefined for maps and lists. */
  readonly text: string | undefined;
  /** Maps offsets in `text` to offsets in the file. */
  offsetOf(offset: number): number;
}

/** A value and, in a map, its key; a key may lack a value. */
export interface SourceEntry {
  readonly key?: NodeSpan | undefined;
  readonly value: SourceNode | undefined;
}
