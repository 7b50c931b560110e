export interface Rebuilder {
  /** Runs at once; resolves when it has ended. To begin with, before anything else can run. */
  first(): Promise<void>;
  /** Something has changed. */
  trigger(): void;
  /** The same, for what should not wait until changes have come to rest; unless something runs already. */
  hurry(): void;
  /** Forgets what is waiting; resolves when what is running has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `work` when changes have come to rest: `settle` milliseconds after the last one, never twice at the same
 * time, and once more for changes that came while it ran.
 *
 * @param work never rejects
 */
export function createRebuilder(work: () => Promise<void>, settle: number): Rebuilder {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const trigger = (): void => {
    if (stopped) return;
    if (running !== undefined) {
      again = true;
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(start, settle);
  };
  const start = (): Promise<void> => {
    clearTimeout(timer);
    again = false;
    running = work().finally(() => {
      running = undefined;
      if (again) trigger();
    });
    return running;
  };
  return {
    first: start,
    trigger,
    hurry: () => {
      if (stopped || running !== undefined) return;
      void start().then(trigger);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
