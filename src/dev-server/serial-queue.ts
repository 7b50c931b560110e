/**
 * Returns a function that queues items for `work`. An item starts `work` at once; items queued during a run form the
 * next batch, without duplicates.
 *
 * @param work must not reject
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
