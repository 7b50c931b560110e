import { parentPort, workerData } from 'node:worker_threads';
import type { FromWorker, Task, TaskMap, ToWorker, WorkerStart } from './protocol.js';

/** Processes the items of a batch; calls `begin` before each item. */
type Work<T extends Task> = (
  items: readonly T['item'][],
  begin: () => void,
) => T['result'] | Promise<T['result']>;

/** Prepares each task with its setup, when the thread first asks for it. */
type Preparations<Tasks extends TaskMap<Tasks>> = {
  readonly [Name in keyof Tasks]: (setup: Tasks[Name]['setup']) => Promise<Work<Tasks[Name]>>;
};

/** Does the tasks that the other thread sends; see `protocol.ts`. Called once in a worker. */
export function serveTasks<Tasks extends TaskMap<Tasks>>(prepare: Preparations<Tasks>): void {
  const { progress }: WorkerStart = workerData;
  const begun = new Int32Array(progress);
  const prepared = new Map<keyof Tasks, Promise<Work<Tasks[keyof Tasks]>>>();
  const reply = (message: FromWorker): void => parentPort?.postMessage(message);
  parentPort?.on('message', async (message: ToWorker) => {
    // `Thread` sends the setup and the items of the same task map.
    const task = message.task as keyof Tasks;
    if (message.kind === 'setup') {
      const work = prepare[task](message.setup);
      // The first batch reports a failure.
      work.catch(() => undefined);
      prepared.set(task, work);
      return;
    }
    try {
      const work = await prepared.get(task);
      const starts: number[] = [];
      const begin = (): void => {
        Atomics.add(begun, 0, 1);
        starts.push(performance.now());
      };
      const result = await work?.(message.items, begin);
      const end = performance.now();
      const times = starts.map((start, index) => (starts[index + 1] ?? end) - start);
      reply({ kind: 'done', result, times });
    } catch (error) {
      reply({ kind: 'failed', error });
    }
  });
}
