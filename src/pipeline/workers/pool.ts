import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { SlowestItems } from '../slowest-items.js';
import { type MainThreadJob, runOnMainThread } from './main-thread.js';
import type { SharedTask, TaskName, Tasks } from './tasks.js';
import { Thread, ThreadEnded } from './thread.js';

/** What several workers do together. */
export interface Job<Name extends SharedTask> {
  readonly task: Name;
  readonly setup: Tasks[Name]['setup'];
  /** The first ones are begun first: put what takes long there. */
  readonly batches: readonly (readonly Tasks[Name]['item'][])[];
  /** Called as answers come in, in any order. */
  done(items: readonly Tasks[Name]['item'][], answer: Tasks[Name]['answer']): void;
  /** Called instead for an item on which a worker was busy for too long, or which it has not survived. */
  lost(item: Tasks[Name]['item'], reason: ThreadEnded): void;
}

export interface PoolOptions {
  /** How many workers at most, see {@link usual}. 1 is none: the work is done where it comes up. */
  readonly concurrency?: number | undefined;
  /** What workers run; docsgen's own, if nothing else is said. */
  readonly script?: URL | undefined;
  /** Milliseconds that one item may take. */
  readonly limit?: number | undefined;
  /** Milliseconds after which an item that this thread does is left to a worker, where somebody waits for this thread. */
  readonly limitHere?: number | undefined;
}

/** Longer than any file takes that ends at all; short enough to wait for. */
const patience = 20_000;
/** More of them wait for each other, and for memory. */
const most = 8;

/**
 * One core is left to this thread and to the system. With two cores that is no worker: two threads took as long as one
 * and more memory, since each loads the program and warms up by itself.
 */
function usual(): number {
  return Math.max(1, availableParallelism() - 1);
}

/** Workers, started when there is enough to do for them. */
export class Pool {
  /** How many threads share the work; below 2, workers make nothing quicker. */
  readonly size: number;
  /** Whether there can be a worker: for work that may have to be ended, even where it makes nothing quicker. */
  readonly hasWorkers: boolean;
  /** Whether {@link runAlone} can be asked: this thread only waits for it, and hears meanwhile that it is told to end. */
  readonly canRunAlone: boolean;
  /** Whether what {@link runHere} loses is for workers. */
  readonly handsOver: boolean;
  /** What took longest, in workers or where the work came up. */
  readonly slowest: Readonly<Record<SharedTask, SlowestItems>> = {
    parse: new SlowestItems(),
    render: new SlowestItems(),
  };
  readonly #script: URL;
  readonly #limit: number;
  readonly #limitHere: number;
  readonly #threads: Thread[] = [];

  constructor({ concurrency, script, limit = patience, limitHere }: PoolOptions = {}) {
    this.#script = script ?? new URL('worker.js', import.meta.url);
    this.#limit = limit;
    // Where docsgen runs from its sources, there is no script that a worker could run.
    const canRun = existsSync(this.#script);
    this.size = canRun ? Math.min(concurrency ?? usual(), most) : 1;
    this.canRunAlone = canRun;
    this.hasWorkers = canRun && concurrency !== 1;
    this.handsOver = canRun && limitHere !== undefined;
    this.#limitHere = canRun ? (limitHere ?? limit) : limit;
  }

  /** Starts workers, so that they have loaded what they need when there is something to do. */
  warmUp(count = this.size): void {
    while (this.#threads.length < Math.min(count, this.size)) this.#threads.push(this.#thread());
  }

  /** @throws what the work of a worker has thrown */
  async run<Name extends SharedTask>(job: Job<Name>): Promise<void> {
    const waiting = job.batches.filter((items) => items.length > 0).reverse();
    this.warmUp(waiting.length);
    const workers = this.#threads.map(async (_, index) => {
      for (let items = waiting.pop(); items; items = waiting.pop()) {
        const rest = await this.#work(index, job, items);
        if (rest.length > 0) waiting.push(rest);
      }
    });
    await Promise.all(workers);
  }

  /**
   * A piece of work that takes its time and memory, in a worker of its own, which ends with it.
   *
   * @param limit milliseconds, where it may take longer than others
   * @throws ThreadEnded where it took longer, or the worker has not survived it; what the work has thrown
   */
  async runAlone<Name extends TaskName>(
    task: Name,
    setup: Tasks[Name]['setup'],
    item: Tasks[Name]['item'],
    limit = this.#limit,
  ): Promise<Tasks[Name]['answer']> {
    const thread = new Thread(this.#script, limit);
    try {
      const { answer } = await thread.work(
        { kind: 'setup', task, setup },
        { kind: 'batch', task, items: [item] },
      );
      return answer as Tasks[Name]['answer'];
    } finally {
      await thread.end();
    }
  }

  /** Work of this thread, which has as much time as that of workers unless they take it over. */
  async runHere<Item>(job: MainThreadJob<Item>): Promise<void> {
    await runOnMainThread(job, this.#limitHere);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map((thread) => thread.end()));
  }

  /** Gives what is still to be done of the items. */
  async #work<Name extends SharedTask>(
    index: number,
    { task, setup, done, lost }: Job<Name>,
    items: readonly Tasks[Name]['item'][],
  ): Promise<readonly Tasks[Name]['item'][]> {
    const thread = this.#threads[index] ?? this.#thread();
    try {
      const { answer, times = [] } = await thread.work(
        { kind: 'setup', task, setup },
        { kind: 'batch', task, items },
      );
      // What the worker gives: its tasks are those of `tasks.ts`.
      done(items, answer as Tasks[Name]['answer']);
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

  #thread(): Thread {
    return new Thread(this.#script, this.#limit);
  }
}
