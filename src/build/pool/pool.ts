import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Slowest } from '../slowest.js';
import type { TaskName, Tasks } from './tasks.js';
import { Thread, ThreadEnded } from './thread.js';

/** What several workers do together. */
export interface Job<Name extends TaskName> {
  readonly task: Name;
  readonly setup: Tasks[Name]['setup'];
  /** The first ones are begun first: put what takes long there. */
  readonly batches: readonly (readonly Tasks[Name]['item'][])[];
  /** Called as answers come in, in any order. */
  done(items: readonly Tasks[Name]['item'][], answer: Tasks[Name]['answer']): void;
  /** Does an item in this thread, where that shares the work, see {@link Pool.helps}. */
  here(item: Tasks[Name]['item']): void;
  /** Called instead for an item on which a worker was busy for too long, or which it has not survived. */
  lost(item: Tasks[Name]['item'], reason: ThreadEnded): void;
}

export interface PoolOptions {
  /** How many workers at most, see {@link usual}. 1 is none: the work is done where it comes up. */
  readonly concurrency?: number | undefined;
  /** Whether this thread is one of those that share the work; with two cores, if nothing is said. */
  readonly helps?: boolean | undefined;
  /** What workers run; docsgen's own, if nothing else is said. */
  readonly script?: URL | undefined;
  /** Milliseconds that one item may take. */
  readonly limit?: number | undefined;
}

/** Longer than any file takes that ends at all; short enough to wait for. */
const patience = 20_000;
/** More of them wait for each other, and for memory. */
const most = 8;

/**
 * One core is left to this thread and to the system. With two cores that is one worker, and this thread does as much
 * as it does: two workers took longer than none, since each loads the program and warms up by itself.
 */
function usual(): Pick<Pool, 'size' | 'helps'> {
  const cores = availableParallelism();
  return cores === 2 ? { size: 2, helps: true } : { size: Math.max(1, cores - 1), helps: false };
}

/** Workers, started when there is enough to do for them. */
export class Pool {
  /** How many threads share the work; below 2, no workers are of use. */
  readonly size: number;
  /** Whether this thread is one of them. An item that takes too long is not given up here. */
  readonly helps: boolean;
  /** What took longest, in workers or where the work came up. */
  readonly slowest: Readonly<Record<TaskName, Slowest>> = {
    parse: new Slowest(),
    render: new Slowest(),
  };
  readonly #script: URL;
  readonly #limit: number;
  readonly #threads: Thread[] = [];

  constructor({ concurrency, helps, script, limit = patience }: PoolOptions = {}) {
    this.#script = script ?? new URL('worker.js', import.meta.url);
    this.#limit = limit;
    const usually = usual();
    // Where docsgen runs from its sources, there is no script that a worker could run.
    this.size = existsSync(this.#script) ? Math.min(concurrency ?? usually.size, most) : 1;
    this.helps = this.size > 1 && (helps ?? (concurrency === undefined && usually.helps));
  }

  /** Starts workers, so that they have loaded what they need when there is something to do. */
  warmUp(count = this.size): void {
    const workers = Math.min(count, this.helps ? this.size - 1 : this.size);
    while (this.#threads.length < workers) this.#threads.push(this.#thread());
  }

  /** @throws what the work of a worker has thrown */
  async run<Name extends TaskName>(job: Job<Name>): Promise<void> {
    const waiting = job.batches.filter((items) => items.length > 0).reverse();
    this.warmUp(waiting.length);
    const workers = this.#threads.map(async (_, index) => {
      for (let items = waiting.pop(); items; items = waiting.pop()) {
        const rest = await this.#work(index, job, items);
        if (rest.length > 0) waiting.push(rest);
      }
    });
    await Promise.all([...workers, ...(this.helps ? [this.#help(job, waiting)] : [])]);
  }

  /** Between two items it is looked whether a worker has an answer, and needs something to do. */
  async #help<Name extends TaskName>(
    { task, here }: Job<Name>,
    waiting: (readonly Tasks[Name]['item'][])[],
  ): Promise<void> {
    for (let items = waiting.shift(); items; items = waiting.shift()) {
      for (const item of items) {
        this.slowest[task].time(item.path, () => here(item));
        await setImmediate();
      }
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map((thread) => thread.end()));
  }

  /** Gives what is still to be done of the items. */
  async #work<Name extends TaskName>(
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
