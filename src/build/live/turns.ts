import { setImmediate as rest } from 'node:timers/promises';

/** Milliseconds of work in the background after which whoever waits has a turn. */
const turn = 8;

/** Called between small pieces of work: gives way to what has come up meanwhile, when it is time to. */
export type GiveWay = () => Promise<void>;

export function inTurns(): GiveWay {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turn) return;
    await rest();
    since = performance.now();
  };
}
