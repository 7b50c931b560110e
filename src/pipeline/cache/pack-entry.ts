import type { EntrySpan } from './span-table.js';

/** An entry, as parsed from its header line. */
export interface PackEntry {
  readonly name: string;
  readonly span: EntrySpan;
  /** Offset of the next entry. */
  readonly end: number;
}
