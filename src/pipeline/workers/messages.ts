import type { TaskName, Tasks } from './tasks.js';

/** Start data of a worker. */
export interface WorkerStart {
  /**
   * 32-bit number of items of the batch that the worker has begun. Read while the worker is busy.
   */
  readonly progress: SharedArrayBuffer;
}

/** To a worker: the setup of a task once, then batches. */
export type ToWorker<Name extends TaskName> =
  | { readonly kind: 'setup'; readonly task: Name; readonly setup: Tasks[Name]['setup'] }
  | { readonly kind: 'batch'; readonly task: Name; readonly items: readonly Tasks[Name]['item'][] };

/** From a worker: one message for each batch. */
export type FromWorker =
  | {
      readonly kind: 'done';
      readonly answer: unknown;
      /** Milliseconds for each item, for profiles. */
      readonly times?: readonly number[] | undefined;
    }
  | { readonly kind: 'failed'; readonly error: unknown };
