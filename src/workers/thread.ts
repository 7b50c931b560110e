import { Worker, type WorkerOptions } from 'node:worker_threads';
import { type Clock, wallClock } from './clock.js';
import type { FromWorker, TaskMap, ToWorker, WorkerStart } from './protocol.js';

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

export interface ThreadOptions {
  /** Milliseconds that one item may take; without it, there is no limit. */
  readonly limit?: number | undefined;
  /** Measures the time of an item; by default the wall clock. */
  readonly clock?: Clock | undefined;
  readonly worker?: Pick<WorkerOptions, 'execArgv' | 'resourceLimits'> | undefined;
}

/** Milliseconds between progress checks of a busy worker. */
const watchIntervalMs = 500;

/** A worker, which processes one batch at a time; see `protocol.ts`. */
export class Thread<Tasks extends TaskMap<Tasks>> {
  /** Milliseconds that one item may take. */
  limit: number;
  readonly #clock: Clock;
  readonly #worker: Worker;
  readonly #progress = new Int32Array(new SharedArrayBuffer(4));
  readonly #prepared = new Set<string>();
  #pending: PendingReply | undefined;
  #problem = 'it ended without a word';
  #ended: ThreadEnded | undefined;

  constructor(script: URL, options: ThreadOptions = {}) {
    const { limit = Number.POSITIVE_INFINITY, clock = wallClock, worker } = options;
    this.limit = limit;
    this.#clock = clock;
    const start: WorkerStart = { progress: this.#progress.buffer };
    this.#worker = new Worker(script, { ...worker, workerData: start });
    this.#worker.on('message', (message: FromWorker) => {
      if (message.kind === 'done') this.#pending?.resolve(message);
      else this.#pending?.reject(message.error);
    });
    this.#worker.on('error', (error) => {
      this.#problem = error.message;
    });
    this.#worker.on('exit', () =>
      this.#end(new ThreadEnded('crashed', this.#begun(), this.#problem)),
    );
    // An idle worker must not keep the process alive.
    this.#worker.unref();
  }

  /** Whether it can take a batch: it works and owes no reply. */
  get isFree(): boolean {
    return this.#ended === undefined && this.#pending === undefined;
  }

  /**
   * Runs a batch.
   * @param setup of the task; sent before its first batch
   * @throws ThreadEnded, after which the thread is unusable, or any error that the work throws
   */
  async work<Name extends keyof Tasks & string>(
    task: Name,
    setup: Tasks[Name]['setup'],
    items: readonly Tasks[Name]['item'][],
  ): Promise<{ readonly result: Tasks[Name]['result']; readonly times: readonly number[] }> {
    if (this.#ended) throw this.#ended;
    Atomics.store(this.#progress, 0, 0);
    this.#worker.ref();
    const watch = this.#watch();
    try {
      const { result, times = [] } = await new Promise<BatchDone>((resolve, reject) => {
        this.#pending = { resolve, reject };
        if (!this.#prepared.has(task)) this.#send({ kind: 'setup', task, setup });
        this.#prepared.add(task);
        this.#send({ kind: 'batch', task, items });
      });
      return { result, times };
    } finally {
      this.#pending = undefined;
      clearInterval(watch);
      this.#worker.unref();
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  /** Terminates the worker if an item exceeds the limit. */
  #watch(): NodeJS.Timeout {
    let seen = -1;
    let elapsed = this.#clock();
    return setInterval(
      () => {
        const begun = this.#begun();
        if (begun !== seen) {
          seen = begun;
          elapsed = this.#clock();
        } else if (begun > 0 && elapsed() > this.limit) {
          this.#end(new ThreadEnded('slow', begun, 'it takes too long', this.limit));
          void this.#worker.terminate();
        }
      },
      Math.min(watchIntervalMs, this.limit),
    );
  }

  #end(reason: ThreadEnded): void {
    this.#ended ??= reason;
    this.#pending?.reject(this.#ended);
  }

  #begun(): number {
    return Atomics.load(this.#progress, 0);
  }
}

type BatchDone = Extract<FromWorker, { readonly kind: 'done' }>;

interface PendingReply {
  resolve(reply: BatchDone): void;
  reject(error: unknown): void;
}
