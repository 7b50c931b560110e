import { parentPort, workerData } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerStart } from './messages.js';
import type { TaskName, Tasks } from './tasks.js';

/** What a worker does with the batches of a task; it calls `begin` before each item. */
type Work<Name extends TaskName> = (
  items: readonly Tasks[Name]['item'][],
  begin: () => void,
) => Tasks[Name]['answer'];

const { progress }: WorkerStart = workerData;
const begun = new Int32Array(progress);
const begin = (): void => {
  Atomics.add(begun, 0, 1);
};

// Loaded when there is such work: the other kind may never come.
parentPort?.on(
  'message',
  taking('parse', async (setup) => (await import('./parse-batch.js')).batchParser(setup)),
);
parentPort?.on(
  'message',
  taking('render', async (setup) => (await import('./render-batch.js')).batchRenderer(setup)),
);

/** Listens to the messages of one task. */
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
      answer({ kind: 'done', answer: prepared?.(message.items, begin) });
    } catch (error) {
      answer({ kind: 'failed', error });
    }
  };
}

function answer(message: FromWorker): void {
  parentPort?.postMessage(message);
}
