import { createRequire } from 'node:module';
import { isNativeError } from 'node:util/types';
import { createContext, Script } from 'node:vm';
import { ThreadEnded } from '../../workers/index.js';
import type { TimeSlices } from '../timing/time-slice.js';

/** Work on this thread, for small jobs or without workers. */
export interface MainThreadJob<Item> {
  readonly items: readonly Item[];
  readonly work: (item: Item) => void;
  /** Called instead of `work` for an item that exceeds the time limit. */
  readonly lost: (item: Item, reason: ThreadEnded) => void;
  readonly slices: TimeSlices;
}

/**
 * Processes items one by one, and aborts an item after `limit` milliseconds, as workers do. Only
 * JavaScript can be aborted; native code continues.
 */
export async function runOnMainThread<Item>(
  job: MainThreadJob<Item>,
  limit: number,
): Promise<void> {
  const { items, work, lost, slices } = job;
  for (let next = 0; next < items.length; ) {
    await slices.yieldIfOver();
    const isInTime = runWithTimeLimit(limit, () => {
      do {
        work(items[next] as Item);
        next += 1;
      } while (next < items.length && !slices.isOver());
    });
    if (isInTime) continue;
    lost(items[next] as Item, new ThreadEnded('slow', next + 1, 'it takes too long', limit));
    next += 1;
  }
}

/** Only `vm` scripts have a timeout, so this one calls the actual work. */
const call = new Script('work()');
let room: { work?: () => void } | undefined;

/**
 * Runs work with a limit in milliseconds. Returns whether it finished in time. The timeout costs
 * some tenths of a millisecond.
 */
export function runWithTimeLimit(limit: number, work: () => void): boolean {
  room ??= createContext({});
  room.work = work;
  try {
    call.runInContext(room, { timeout: limit });
    return true;
  } catch (error) {
    if (!isTimeout(error)) throw error;
    forgetUnloadedModules();
    return false;
  } finally {
    delete room.work;
  }
}

/**
 * Removes CommonJS modules whose loading the timeout has ended. Node.js keeps them, and would give out what they export
 * so far, for as long as the process runs.
 */
function forgetUnloadedModules(): void {
  const { cache } = createRequire(import.meta.url);
  for (const [id, module] of Object.entries(cache)) if (module?.loaded === false) delete cache[id];
}

/** The error comes from the script's realm, so `instanceof Error` does not work. */
function isTimeout(error: unknown): boolean {
  return isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
