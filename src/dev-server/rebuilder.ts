export interface Rebuilder {
  /** Runs the work at once and resolves when it has ended. Call it before any other method. */
  start(): Promise<void>;
  /** Schedules a run after a change. */
  schedule(): void;
  /** Starts a run at once, without waiting for changes to settle. Does nothing during a run. */
  runNow(): void;
  /** Cancels a scheduled run and resolves when the current run has ended. */
  stop(): Promise<void>;
}

/**
 * Debounces `work`: runs it `settle` milliseconds after the last change, never concurrently, and once more if changes
 * arrive during a run.
 *
 * @param work must not reject
 */
export function createRebuilder(work: () => Promise<void>, settle: number): Rebuilder {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const schedule = (): void => {
    if (stopped) return;
    if (running !== undefined) {
      again = true;
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(run, settle);
  };
  const run = (): Promise<void> => {
    clearTimeout(timer);
    again = false;
    running = work().finally(() => {
      running = undefined;
      if (again) schedule();
    });
    return running;
  };
  return {
    start: run,
    schedule,
    runNow: () => {
      if (stopped || running !== undefined) return;
      void run().then(schedule);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
