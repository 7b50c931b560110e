import type { EntrySpan } from './span-table.js';

/** An entry as its line tells it. */
export interface PackEntry {
  readonly name: string;
  readonly span: EntrySpan;
  /** Where the next one begins. */
  readonly end: number;
}
