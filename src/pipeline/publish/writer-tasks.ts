import type { PackedBytes } from '../workers/packed-bytes.js';
import type { FileMark } from './site-writer.js';

/** Files to write into the folder of a new site. */
export interface FilesToWrite {
  readonly files: readonly { readonly path: string; readonly key: string }[];
  /** The contents in the same order. */
  readonly contents: PackedBytes;
}

/** The tasks of `writer-worker.ts`. */
export interface WriterTasks {
  readonly write: {
    /** `folder`: absolute path of the new site's folder, which exists. */
    readonly setup: { readonly folder: string };
    readonly item: FilesToWrite;
    readonly result: ReadonlyMap<string, FileMark>;
  };
}
