import type { TaskName, Tasks } from './tasks.js';

/** What a worker is given when it starts. */
export interface WorkerStart {
  /** One 32-bit number: how many items of the batch the worker has begun. Read while the worker is busy. */
  readonly progress: SharedArrayBuffer;
}

/** To a worker: what it has to know for a task, once; then batches of it. */
export type ToWorker<Name extends TaskName> =
  | { readonly kind: 'setup'; readonly task: Name; readonly setup: Tasks[Name]['setup'] }
  | { readonly kind: 'batch'; readonly task: Name; readonly items: readonly Tasks[Name]['item'][] };

/** From a worker: one for each batch. */
export type FromWorker =
  | {
      readonly kind: 'done';
      readonly answer: unknown;
      /** Milliseconds that each item took, for profiles. */
      readonly times?: readonly number[] | undefined;
    }
  | { readonly kind: 'failed'; readonly error: unknown };
