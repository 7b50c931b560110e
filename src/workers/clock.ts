/** Starts to measure; the returned function returns the milliseconds since then. */
export type Clock = () => () => number;

export const wallClock: Clock = () => {
  const start = performance.now();
  return () => performance.now() - start;
};

/** Wall time counts as processor time from this multiple on. */
const wallTimeFactor = 6;

/**
 * Measures the processor time of this process, so that a busy machine does not make work look
 * slow; work that waits without end still ends.
 */
export const processorClock: Clock = () => {
  const wall = wallClock();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.max((user + system) / 1000, wall() / wallTimeFactor);
  };
};
