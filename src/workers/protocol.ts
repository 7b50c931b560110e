/**
 * The protocol between a thread and its workers, the same for every kind of work:
 *
 * 1. `Thread` starts a worker with a counter in shared memory. The worker's script calls
 *    `serveTasks` with the tasks that it can do.
 * 2. The thread sends the `setup` of a task once, then any number of batches, one at a time.
 * 3. Before each item of a batch the worker increases the counter. The thread reads it while the
 *    worker is busy, so that it knows which item takes too long or crashed the worker.
 * 4. The worker replies `done` or `failed` to each batch.
 *
 * An item that exceeds the limit, or a crash, ends the worker: the thread rejects with
 * `ThreadEnded`, and its owner starts another one for the remaining items.
 */

/** The types of a task: its setup, one item, and the result of a batch. All are cloneable. */
export interface Task {
  readonly setup: unknown;
  readonly item: unknown;
  readonly result: unknown;
}

/** Tasks by name. */
export type TaskMap<Tasks> = { readonly [Name in keyof Tasks]: Task };

/** Start data of a worker. */
export interface WorkerStart {
  /** 32-bit number of items of the batch that the worker has begun. */
  readonly progress: SharedArrayBuffer;
}

export type ToWorker =
  | { readonly kind: 'setup'; readonly task: string; readonly setup: unknown }
  | { readonly kind: 'batch'; readonly task: string; readonly items: readonly unknown[] };

/** From a worker: one message for each batch. */
export type FromWorker =
  | {
      readonly kind: 'done';
      readonly result: unknown;
      /** Milliseconds for each item, for profiles. */
      readonly times?: readonly number[] | undefined;
    }
  | { readonly kind: 'failed'; readonly error: unknown };
