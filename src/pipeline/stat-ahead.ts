import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Minimum number of files; checking fewer is faster than starting a thread. */
const enough = 4_000;

/** Files to check for changes. Plain data, for a thread. */
export interface StatRequest {
  /** Base folder of the names; ends with a separator. */
  readonly root: string;
  readonly names: readonly string[];
  /** See `stampAt`. */
  readonly stamps: string;
}

export interface StatWorkerData {
  readonly order: StatRequest;
  /** One byte for each name, set by the thread. */
  readonly seen: SharedArrayBuffer;
}

/** Marks an unchanged file; 0 means not checked. */
export const unchangedMark = 1;

/**
 * Checks files for changes in a separate thread, starting with the last one. Best effort: callers
 * stat any file that the thread has not reached yet.
 */
export class StatAhead {
  readonly #seen: Uint8Array;

  /**
   * Returns undefined if a thread would not pay off.
   * @param script of the thread; docsgen's own by default
   */
  static begin(
    order: StatRequest,
    script: URL = new URL('stat-worker.js', import.meta.url),
  ): StatAhead | undefined {
    if (order.names.length < enough || availableParallelism() === 1) return undefined;
    // There is no compiled script if docsgen runs from source.
    return existsSync(script) ? new StatAhead(order, script) : undefined;
  }

  private constructor(order: StatRequest, script: URL) {
    const seen = new SharedArrayBuffer(order.names.length);
    this.#seen = new Uint8Array(seen);
    const worker = new Worker(script, { workerData: { order, seen } satisfies StatWorkerData });
    // Without a result, this thread stats the files itself.
    worker.on('error', () => undefined);
    worker.unref();
  }

  /** Whether a file is known to be unchanged; false if it was not checked. */
  isSame(row: number): boolean {
    return Atomics.load(this.#seen, row) === unchangedMark;
  }
}
