import type { SourceNode } from './tree.js';

/** What a file holds, and the tree that knows the places. */
export interface ParsedSource {
  readonly value: unknown;
  readonly root: SourceNode | undefined;
  readonly depth: number;
}
