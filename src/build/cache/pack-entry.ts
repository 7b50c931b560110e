import type { Span } from './spans.js';

/** An entry as its line tells it. */
export interface Entry {
  readonly name: string;
  readonly span: Span;
  /** Where the next one begins. */
  readonly end: number;
}
