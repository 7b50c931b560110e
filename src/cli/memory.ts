import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How much the heap grows, in percent of what is in use, until V8 collects what nobody needs. */
const growth = 25;

/**
 * For a process that lives long beside others: V8 would let its heap double, and what native code takes for bytes
 * grows with it. Costs some time for collecting.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
}

/** Collects what nobody needs and gives the room to the system, which V8 hardly does by itself. Takes a moment. */
export function releaseMemory(): void {
  setFlagsFromString('--optimize-for-size');
  setFlagsFromString('--expose-gc');
  try {
    const collect: unknown = runInNewContext('gc');
    if (typeof collect === 'function') collect();
  } finally {
    setFlagsFromString('--no-expose-gc');
    setFlagsFromString('--no-optimize-for-size');
  }
}
