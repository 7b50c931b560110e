import type { Span } from './span-table.js';

/** An entry as its line tells it. */
export interface Entry {
  readonly name: string;
  readonly span: Span;
  /** Where the next one begins. */
  readonly end: number;
}
