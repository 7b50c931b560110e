import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Thread, ThreadEnded } from '../../workers/index.js';
import { HookTimer } from '../timing/hook-timer.js';
import { SlowestItems } from '../timing/slowest-items.js';
import { type MainThreadJob, runOnMainThread } from './main-thread.js';
import type { SharedTask, TaskName, Tasks } from './tasks.js';

/** Work that is shared among workers. */
export interface Job<Name extends SharedTask> {
  readonly task: Name;
  readonly setup: Tasks[Name]['setup'];
  /** Processed in this order; put slow batches first. */
  readonly batches: readonly (readonly Tasks[Name]['item'][])[];
  /** Processes items on this thread, which then does a part of the work. */
  readonly here?: ((items: readonly Tasks[Name]['item'][]) => Promise<void>) | undefined;
  /** Called with each result of a worker, in any order. */
  done(items: readonly Tasks[Name]['item'][], result: Tasks[Name]['result']): void;
  /** Called instead for an item that exceeds the time limit or crashes its worker. */
  lost(item: Tasks[Name]['item'], reason: ThreadEnded): void;
}

export interface PoolOptions {
  /** Maximum number of workers, see {@link defaultWorkerCount}. With 1, all work runs on the calling thread. */
  readonly concurrency?: number | undefined;
  /** Script of the workers; docsgen's own by default. */
  readonly script?: URL | undefined;
  /** Milliseconds that one item may take. */
  readonly limit?: number | undefined;
  /**
   * Milliseconds after which an item on this thread moves to a worker, so that requests do not
   * wait.
   */
  readonly limitHere?: number | undefined;
}

/** Default limit in milliseconds. Files that take longer usually never finish. */
const defaultLimitMs = 20_000;
/** Maximum number of workers; more of them compete for locks and memory. */
const maxWorkers = 8;

/**
 * Returns the default number of workers, which leaves one core to this thread. With two cores, the single worker only
 * parses: to render, it would have to load and warm up the theme, too.
 */
function defaultWorkerCount(): number {
  return Math.max(1, availableParallelism() - 1);
}

/** Maximum number of further batches that a worker takes at a time while this thread is busy, too. */
const maxBatchesAhead = 7;
/** Maximum number of further batches that this thread takes at a time, before it receives results. */
const maxBatchesHere = 3;

/** Takes batches from the end of a queue, at most a quarter of it so that no thread waits for another in the end. */
function takeShare<Item>(waiting: (readonly Item[])[], max: number): readonly Item[] {
  const count = Math.min(max, Math.floor(waiting.length / 4));
  return waiting.splice(waiting.length - count).flat();
}

/** Does a part of the work on this thread, if the job wants it. */
async function workHere<Name extends SharedTask>(
  { here }: Job<Name>,
  waiting: (readonly Tasks[Name]['item'][])[],
): Promise<void> {
  if (!here) return;
  for (let items = waiting.pop(); items; items = waiting.pop()) {
    await here([...items, ...takeShare(waiting, maxBatchesHere)]);
    // Receives results of workers, which then go on.
    await nextTurn();
  }
}

/** A pool of workers, started on demand. */
export class Pool {
  /** Number of threads that share the work; below 2, workers do not save time. */
  readonly size: number;
  /** Whether workers are available, for work that may have to be aborted. */
  readonly hasWorkers: boolean;
  /** Whether {@link runAlone} is available, which keeps this thread free for signals. */
  readonly canRunAlone: boolean;
  /** Whether items that {@link runHere} aborts should be passed to workers. */
  readonly handsOver: boolean;
  /** The slowest items, on any thread. */
  readonly slowest: Readonly<Record<SharedTask, SlowestItems>> = {
    parse: new SlowestItems(),
    render: new SlowestItems(),
  };
  /** Time that hooks took, on any thread. */
  readonly hookTimes = new HookTimer();
  readonly #script: URL;
  readonly #limit: number;
  readonly #limitHere: number;
  readonly #threads: Thread<Tasks>[] = [];

  constructor({ concurrency, script, limit = defaultLimitMs, limitHere }: PoolOptions = {}) {
    this.#script = script ?? new URL('worker.js', import.meta.url);
    this.#limit = limit;
    // There is no compiled script if docsgen runs from source.
    const canRun = existsSync(this.#script);
    this.size = canRun ? Math.min(concurrency ?? defaultWorkerCount(), maxWorkers) : 1;
    this.canRunAlone = canRun;
    this.hasWorkers = canRun && concurrency !== 1;
    this.handsOver = canRun && limitHere !== undefined;
    this.#limitHere = canRun ? (limitHere ?? limit) : limit;
  }

  /** Starts workers early, so that their modules are loaded when work arrives. */
  warmUp(count: number): void {
    while (this.#threads.length < Math.min(count, this.size)) this.#threads.push(this.#thread());
  }

  /** @throws any error that the work throws in a worker */
  async run<Name extends SharedTask>(job: Job<Name>): Promise<void> {
    const waiting = job.batches.filter((items) => items.length > 0).reverse();
    this.warmUp(waiting.length);
    const workers = this.#threads.map(async (_, index) => {
      for (let items = waiting.pop(); items; items = waiting.pop()) {
        // A worker must not wait while this thread is busy with a part of the work.
        const more = job.here ? takeShare(waiting, maxBatchesAhead) : [];
        const rest = await this.#work(index, job, [...items, ...more]);
        if (rest.length > 0) waiting.push(rest);
      }
    });
    await Promise.all([...workers, workHere(job, waiting)]);
  }

  /**
   * Runs one long piece of work in a separate worker, which ends with it.
   * @param limit in milliseconds, if it differs from the default
   * @throws ThreadEnded if it exceeds the limit or crashes the worker; otherwise any error that the
   * work throws
   */
  async runAlone<Name extends TaskName>(
    task: Name,
    setup: Tasks[Name]['setup'],
    item: Tasks[Name]['item'],
    limit = this.#limit,
  ): Promise<Tasks[Name]['result']> {
    const thread = new Thread<Tasks>(this.#script, { limit });
    try {
      return (await thread.work(task, setup, [item])).result;
    } finally {
      await thread.end();
    }
  }

  /**
   * Runs work on this thread, with `limitHere` if workers can take over, otherwise with the usual
   * limit.
   */
  async runHere<Item>(job: MainThreadJob<Item>): Promise<void> {
    await runOnMainThread(job, this.#limitHere);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map((thread) => thread.end()));
  }

  /** Runs a batch in a worker. Returns the items that are left to do. */
  async #work<Name extends SharedTask>(
    index: number,
    { task, setup, done, lost }: Job<Name>,
    items: readonly Tasks[Name]['item'][],
  ): Promise<readonly Tasks[Name]['item'][]> {
    const thread = this.#threads[index] ?? this.#thread();
    try {
      const { result, times } = await thread.work(task, setup, items);
      done(items, result);
      for (const [at, time] of times.entries()) this.slowest[task].add(items[at]?.path ?? '', time);
      return [];
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      this.#threads[index] = this.#thread();
      const at = error.begun - 1;
      const item = items[at];
      if (item === undefined) throw error;
      lost(item, error);
      return items.filter((_, other) => other !== at);
    }
  }

  #thread(): Thread<Tasks> {
    return new Thread(this.#script, { limit: this.#limit });
  }
}
