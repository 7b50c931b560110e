import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerStart } from './messages.js';
import type { TaskName } from './tasks.js';

/**
 * Reports that a worker has crashed or was terminated. `begun` is the number of items that it had
 * begun.
 */
export class ThreadEnded extends Error {
  readonly reason: 'slow' | 'crashed';
  readonly begun: number;
  /** Time limit in seconds, if the last item exceeded it; otherwise 0. */
  readonly seconds: number;

  constructor(reason: 'slow' | 'crashed', begun: number, problem: string, milliseconds = 0) {
    super(problem);
    this.name = 'ThreadEnded';
    this.reason = reason;
    this.begun = begun;
    this.seconds = Math.round(milliseconds / 1000);
  }
}

/** Result of a batch. */
export type ThreadReply = Extract<FromWorker, { readonly kind: 'done' }>;

/** Milliseconds between progress checks of a busy worker. */
const watchInterval = 500;

/** A worker, which processes one batch at a time. */
export class Thread {
  readonly #worker: Worker;
  readonly #progress = new Int32Array(new SharedArrayBuffer(4));
  readonly #limit: number;
  readonly #prepared = new Set<string>();
  #settle: {
    readonly answer: (value: ThreadReply) => void;
    readonly fail: (error: unknown) => void;
  } = {
    answer: () => undefined,
    fail: () => undefined,
  };
  #problem = 'it ended without a word';

  /** @param limit milliseconds that one item may take */
  constructor(script: URL, limit: number) {
    this.#limit = limit;
    const start: WorkerStart = { progress: this.#progress.buffer };
    this.#worker = new Worker(script, { workerData: start });
    this.#worker.on('message', (message: FromWorker) => {
      if (message.kind === 'done') this.#settle.answer(message);
      else this.#settle.fail(message.error);
    });
    this.#worker.on('error', (error) => {
      this.#problem = error.message;
    });
    this.#worker.on('exit', () => {
      this.#settle.fail(new ThreadEnded('crashed', this.#begun(), this.#problem));
    });
    // An idle worker must not keep the process alive.
    this.#worker.unref();
  }

  /**
   * Runs a batch.
   * @param setup of the task; sent before its first batch
   * @throws ThreadEnded, after which the thread is unusable, or any error that the work throws
   */
  async work<Name extends TaskName>(
    setup: ToWorker<Name>,
    batch: ToWorker<Name>,
  ): Promise<ThreadReply> {
    Atomics.store(this.#progress, 0, 0);
    this.#worker.ref();
    const watch = this.#watch();
    try {
      return await new Promise((answer, fail) => {
        this.#settle = { answer, fail };
        if (!this.#prepared.has(batch.task)) this.#worker.postMessage(setup);
        this.#prepared.add(batch.task);
        this.#worker.postMessage(batch);
      });
    } finally {
      clearInterval(watch);
      this.#worker.unref();
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  /** Terminates the worker if an item exceeds the limit. */
  #watch(): NodeJS.Timeout {
    let seen = -1;
    let since = performance.now();
    return setInterval(
      () => {
        const begun = this.#begun();
        const now = performance.now();
        if (begun !== seen) {
          seen = begun;
          since = now;
        } else if (begun > 0 && now - since > this.#limit) {
          this.#settle.fail(new ThreadEnded('slow', begun, 'it takes too long', this.#limit));
          void this.#worker.terminate();
        }
      },
      Math.min(watchInterval, this.#limit),
    );
  }

  #begun(): number {
    return Atomics.load(this.#progress, 0);
  }
}
