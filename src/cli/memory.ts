import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Percentage by which the heap may grow before V8 collects garbage. */
const growth = 25;

/**
 * Limits the heap of a long-running process at the cost of more garbage collection. By default, V8
 * lets the heap double, and external memory grows with it.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
}

/**
 * Collects garbage and returns memory to the system, which V8 rarely does by itself. Blocks for a
 * moment.
 */
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
