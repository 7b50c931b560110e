/** Thrown by a {@link Deadline} that has passed. */
export class DeadlinePassed extends Error {
  constructor(readonly seconds: number) {
    super(`not done within ${seconds} seconds`);
    this.name = 'DeadlinePassed';
  }
}

/** Called often by what may take long; throws {@link DeadlinePassed} once the time is over. */
export type Deadline = () => void;

/** Asking for the time takes longer than most of what is done in between. */
const callsBetween = 64;

/** Seconds for a description: as many again for each megabyte. */
export function secondsFor(characters: number, seconds: number): number {
  return Math.ceil(seconds * (1 + characters / 1e6));
}

/**
 * The time within which a description is read: what its references make of it can grow with a power of its size,
 * honest work grows with the size itself. On a busy machine only the time counts in which this process has worked.
 *
 * @param seconds for a small description
 */
export function startDeadline(seconds: number, characters: number): Deadline {
  const allowed = secondsFor(characters, seconds);
  const end = performance.now() + allowed * 1000;
  const start = process.cpuUsage();
  let calls = 0;
  return () => {
    calls += 1;
    if (calls % callsBetween !== 0 || performance.now() <= end) return;
    const { user, system } = process.cpuUsage(start);
    if ((user + system) / 1e6 > allowed) throw new DeadlinePassed(allowed);
  };
}
