import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { FileMark, WriteFolders } from './site-writer.js';

/** Start message of the writer thread. */
export interface WriterStart {
  readonly place: WriteFolders;
  /** Characters in transit to the thread, as a 32-bit number. */
  readonly waiting: SharedArrayBuffer;
  /** Absolute path of the spare site to write when idle. */
  readonly spare: string | undefined;
}

/** Files, or `end` after the last ones. */
export type ToWriter = 'end' | readonly FileToWrite[];

export interface FileToWrite {
  readonly path: string;
  readonly key: string | undefined;
  readonly contents: string | Uint8Array;
}

export type FromWriter =
  | { readonly kind: 'done'; readonly marks: ReadonlyMap<string, FileMark> }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** Properties of the system error: `code`, `path`, … */
      readonly system: Readonly<Record<string, unknown>>;
    };
