import { parentPort, workerData } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerStart } from './messages.js';
import type { TaskName, Tasks } from './tasks.js';

/** Processes the batches of a task; calls `begin` before each item. */
type Work<Name extends TaskName> = (
  items: readonly Tasks[Name]['item'][],
  begin: () => void,
) => Tasks[Name]['answer'] | Promise<Tasks[Name]['answer']>;

const { progress }: WorkerStart = workerData;
const begun = new Int32Array(progress);
/** Start time of each item of the batch. */
const moments: number[] = [];
const begin = (): void => {
  Atomics.add(begun, 0, 1);
  moments.push(performance.now());
};

// Modules are loaded on demand, because a worker may handle only one kind of task.
parentPort?.on(
  'message',
  taking('parse', async (setup) => (await import('./parse-batch.js')).batchParser(setup)),
);
parentPort?.on(
  'message',
  taking('render', async (setup) => (await import('./render-batch.js')).batchRenderer(setup)),
);
parentPort?.on(
  'message',
  taking('describe', async (setup) => (await import('./describe-batch.js')).describer(setup)),
);

/** Returns a handler for the messages of one task. */
function taking<Name extends TaskName>(
  task: Name,
  prepare: (setup: Tasks[Name]['setup']) => Promise<Work<Name>>,
): (message: ToWorker<Name>) => void {
  let work: Promise<Work<Name>> | undefined;
  return async (message) => {
    if (message.task !== task) return;
    if (message.kind === 'setup') {
      work = prepare(message.setup);
      return;
    }
    try {
      const prepared = await work;
      moments.length = 0;
      const made = await prepared?.(message.items, begin);
      const end = performance.now();
      const times = moments.map((moment, index) => (moments[index + 1] ?? end) - moment);
      answer({ kind: 'done', answer: made, times });
    } catch (error) {
      answer({ kind: 'failed', error });
    }
  };
}

function answer(message: FromWorker): void {
  parentPort?.postMessage(message);
}
