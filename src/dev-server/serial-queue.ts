/**
 * Gives what comes up to `work` at once, and what comes up meanwhile, each once, when that has ended.
 *
 * @param work never rejects
 */
export function serialQueue<T>(work: (items: ReadonlySet<T>) => Promise<void>): (item: T) => void {
  let waiting = new Set<T>();
  let busy = false;
  const run = async (): Promise<void> => {
    busy = true;
    while (waiting.size > 0) {
      const items = waiting;
      waiting = new Set();
      await work(items);
    }
    busy = false;
  };
  return (item) => {
    waiting.add(item);
    if (!busy) void run();
  };
}
