import type { SourceNode } from './tree.js';

/** The parsed content of a file, with the tree of source positions. */
export interface ParsedText {
  readonly value: unknown;
  readonly root: SourceNode | undefined;
  readonly depth: number;
}
