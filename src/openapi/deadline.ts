/** Thrown by a {@link Deadline} that has passed. */
export class DeadlinePassed extends Error {
  constructor(readonly seconds: number) {
    super(`not done within ${seconds} seconds`);
    this.name = 'DeadlinePassed';
  }
}

/** Throws {@link DeadlinePassed} once the time is over; long-running code calls it often. */
export type Deadline = () => void;

/** Checks the clock only every n-th call, because that is slower than most steps in between. */
const callsPerCheck = 64;

/**
 * Returns the seconds allowed for a description: the base time once, and again for each million
 * characters.
 *
 * @param seconds limit for a small description
 */
export function allowedSeconds(seconds: number, characters: number): number {
  return Math.ceil(seconds * (1 + characters / 1e6));
}

/**
 * Limits the time to read a description: malicious references can grow polynomially, while normal
 * work grows linearly with the size. On a busy machine, only CPU time of this process counts.
 *
 * @param seconds limit for a small description
 */
export function startDeadline(seconds: number, characters: number): Deadline {
  const allowed = allowedSeconds(seconds, characters);
  const end = performance.now() + allowed * 1000;
  const start = process.cpuUsage();
  let calls = 0;
  return () => {
    calls += 1;
    if (calls % callsPerCheck !== 0 || performance.now() <= end) return;
    const { user, system } = process.cpuUsage(start);
    if ((user + system) / 1e6 > allowed) throw new DeadlinePassed(allowed);
  };
}
