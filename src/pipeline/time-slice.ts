import { setImmediate as rest } from 'node:timers/promises';

/** Work in turns: whoever waits, such as a visitor or a signal to end, is heard after each. */
export interface TimeSlices {
  /** Whether it is time to give way. */
  readonly isOver: () => boolean;
  /** Called between small pieces of work: gives way to what has come up meanwhile, when it is time to. */
  readonly giveWay: () => Promise<void>;
}

/**
 * Milliseconds after which a build looks whether it has been told to end. To each turn belongs a thread that watches
 * its time (see `pool/here.ts`), whose end takes some hundredths of a second where other programs are busy.
 */
export const buildSliceMs = 200;
/** Milliseconds of work in the background that nobody notices who waits. */
const shortTurn = 8;

/** @param length of a turn, in milliseconds */
export function timeSlices(length = shortTurn): TimeSlices {
  let since = performance.now();
  const isOver = () => performance.now() - since >= length;
  const giveWay = async () => {
    if (!isOver()) return;
    await rest();
    since = performance.now();
  };
  return { isOver, giveWay };
}
