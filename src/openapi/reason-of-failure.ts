import { DeadlinePassed } from './deadline.js';

/**
 * Returns the result of `make`, or the reason why it was abandoned: a passed deadline or a stack
 * overflow.
 */
export function valueOrReason<T>(make: () => T): T | string {
  try {
    return make();
  } catch (error) {
    return reasonFor(error);
  }
}

/** {@link valueOrReason} for asynchronous work. */
export async function orReasonLater<T>(make: () => Promise<T>): Promise<T | string> {
  try {
    return await make();
  } catch (error) {
    return reasonFor(error);
  }
}

/** @throws every other error */
function reasonFor(error: unknown): string {
  if (error instanceof DeadlinePassed) {
    return `reading it takes longer than ${error.seconds} seconds`;
  }
  // Thousands of nested levels fit within any size limit.
  if (error instanceof RangeError && error.message.includes('call stack')) {
    return 'its parts lie too deep within each other';
  }
  throw error;
}
