import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Of fewer files a thread is not there sooner than they have been looked at. */
const enough = 4_000;

/** Files that may look as they did; plain data, for a thread. */
export interface StatRequest {
  /** Of the names; ends with a separator. */
  readonly root: string;
  readonly names: readonly string[];
  /** See `stampAt`. */
  readonly stamps: string;
}

export interface StatWorkerData {
  readonly order: StatRequest;
  /** A byte for each name, where the thread notes what it has seen. */
  readonly seen: SharedArrayBuffer;
}

/** In place of what is not known yet, which is 0. */
export const unchangedMark = 1;

/**
 * Looks at files in a thread of its own, the last one first, while this thread does something else. Nobody waits for
 * it: what it has not seen yet, whoever asks sees for himself.
 */
export class StatAhead {
  readonly #seen: Uint8Array;

  /**
   * Undefined where nothing is gained by it.
   *
   * @param script what the thread runs; docsgen's own, if nothing else is said
   */
  static begin(
    order: StatRequest,
    script: URL = new URL('stat-worker.js', import.meta.url),
  ): StatAhead | undefined {
    if (order.names.length < enough || availableParallelism() === 1) return undefined;
    // Where docsgen runs from its sources, there is no script that a thread could run.
    return existsSync(script) ? new StatAhead(order, script) : undefined;
  }

  private constructor(order: StatRequest, script: URL) {
    const seen = new SharedArrayBuffer(order.names.length);
    this.#seen = new Uint8Array(seen);
    const worker = new Worker(script, { workerData: { order, seen } satisfies StatWorkerData });
    // Then this thread looks for itself.
    worker.on('error', () => undefined);
    worker.unref();
  }

  /** Whether a file was seen to look as it did; false where nobody knows. */
  isSame(row: number): boolean {
    return Atomics.load(this.#seen, row) === unchangedMark;
  }
}
