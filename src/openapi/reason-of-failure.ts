import { DeadlinePassed } from './deadline.js';

/** What `make` makes, or why that was given up: it takes too long, or goes deeper than the stack. */
export function valueOrReason<T>(make: () => T): T | string {
  try {
    return make();
  } catch (error) {
    return reasonFor(error);
  }
}

/** {@link valueOrReason} for work that waits for files. */
export async function orReasonLater<T>(make: () => Promise<T>): Promise<T | string> {
  try {
    return await make();
  } catch (error) {
    return reasonFor(error);
  }
}

/** @throws what is no reason to give up */
function reasonFor(error: unknown): string {
  if (error instanceof DeadlinePassed) {
    return `reading it takes longer than ${error.seconds} seconds`;
  }
  // Thousands of parts, each in the one before, fit within any limit of text.
  if (error instanceof RangeError && error.message.includes('call stack')) {
    return 'its parts lie too deep within each other';
  }
  throw error;
}
