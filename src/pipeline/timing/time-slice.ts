import { setImmediate as nextTurn } from 'node:timers/promises';

/** Splits work into time slices, so that requests and signals are handled in between. */
export interface TimeSlices {
  /** Whether the current slice has expired. */
  readonly isOver: () => boolean;
  /** Yields to the event loop if the slice has expired. Call it between small steps. */
  readonly yieldIfOver: () => Promise<void>;
}

/**
 * Milliseconds after which a build checks for signals. Each slice starts a watchdog thread (see
 * `workers/main-thread.ts`), which takes some hundredths of a second to end on a busy machine.
 */
export const buildSliceMs = 200;
/** Milliseconds of background work that do not delay a request noticeably. */
const backgroundSliceMs = 8;

/** @param length of a slice in milliseconds */
export function timeSlices(length = backgroundSliceMs): TimeSlices {
  let since = performance.now();
  const isOver = () => performance.now() - since >= length;
  const yieldIfOver = async () => {
    if (!isOver()) return;
    await nextTurn();
    since = performance.now();
  };
  return { isOver, yieldIfOver };
}
