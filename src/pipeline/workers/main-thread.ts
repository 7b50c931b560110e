import { isNativeError } from 'node:util/types';
import { createContext, Script } from 'node:vm';
import type { TimeSlices } from '../time-slice.js';
import { ThreadEnded } from './thread.js';

/** Work that this thread does itself, since it is too little for workers or there are none. */
export interface MainThreadJob<Item> {
  readonly items: readonly Item[];
  readonly work: (item: Item) => void;
  /** Called instead for an item that took too long. */
  readonly lost: (item: Item, reason: ThreadEnded) => void;
  readonly slices: TimeSlices;
}

/**
 * Does the items one after the other and leaves one that takes longer than the limit, in milliseconds, as workers do.
 * Only JavaScript can be left; native code goes on.
 */
export async function runOnMainThread<Item>(
  job: MainThreadJob<Item>,
  limit: number,
): Promise<void> {
  const { items, work, lost, slices } = job;
  for (let next = 0; next < items.length; ) {
    await slices.giveWay();
    const isInTime = within(limit, () => {
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

/** Only a script can be ended by the clock: this one calls what it is given. */
const call = new Script('work()');
let room: { work?: () => void } | undefined;

/** Whether the work ended by itself within the limit, in milliseconds. Some tenths of a millisecond go into the watching. */
export function within(limit: number, work: () => void): boolean {
  room ??= createContext({});
  room.work = work;
  try {
    call.runInContext(room, { timeout: limit });
    return true;
  } catch (error) {
    if (!isTimeout(error)) throw error;
    return false;
  } finally {
    delete room.work;
  }
}

/** It comes from the script's realm, whose `Error` is another one. */
function isTimeout(error: unknown): boolean {
  return isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
