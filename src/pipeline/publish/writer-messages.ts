import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { FileMark, WriteFolders } from './site-writer.js';

/** What the thread that writes is started with. */
export interface WriterStart {
  readonly place: WriteFolders;
  /** Characters that are on their way to it, as a number of 32 bits. */
  readonly waiting: SharedArrayBuffer;
  /** Absolute path at which it makes a spare, where it has time for that. */
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
      /** What Node tells of a system error: `code`, `path`, … */
      readonly system: Readonly<Record<string, unknown>>;
    };
