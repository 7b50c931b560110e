import { setImmediate as nextTurn } from 'node:timers/promises';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type TerminationSignal = (typeof signals)[number];

let handle: ((signal: TerminationSignal) => void) | undefined;
let suspensions = 0;

/** Sets what the process does when it receives SIGINT, SIGTERM or SIGHUP. */
export function onTerminationSignal(handler: (signal: TerminationSignal) => void): void {
  handle = handler;
  for (const signal of signals) process.on(signal, handler);
}

/**
 * Runs code of the site that may keep this thread busy forever, in which case no handler of a signal would run. Until it
 * is done, signals end the process at once; the next command removes what is then left.
 */
export async function withDefaultSignals<T>(work: () => Promise<T>): Promise<T> {
  if (handle === undefined) return work();
  // Handlers run between turns of the event loop: in the second one from here, those of all signals so far have run.
  await nextTurn();
  await nextTurn();
  suspensions += 1;
  for (const signal of signals) process.off(signal, handle);
  try {
    return await work();
  } finally {
    suspensions -= 1;
    if (suspensions === 0) for (const signal of signals) process.on(signal, handle);
  }
}
