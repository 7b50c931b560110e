import type { Doc, Outcome, SourceFile } from '../../model/index.js';
import type { ParserSetup } from '../doc-parser.js';

/** What workers can do: what they are told before, what each piece of work is, what they answer to a batch. */
export interface Tasks {
  readonly parse: {
    readonly setup: ParserSetup;
    readonly item: SourceFile;
    readonly answer: ParsedBatch;
  };
}

export type TaskName = keyof Tasks;

export interface ParsedBatch {
  /** In the order of the files. */
  readonly heads: readonly Outcome<Doc>[];
  /** The texts one after the other, each as JSON; in memory that all workers see. */
  readonly texts: SharedArrayBuffer;
  /** Where each of them ends. */
  readonly ends: readonly number[];
}
