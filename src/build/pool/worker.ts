import { parentPort, workerData } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerStart } from './messages.js';
import { batchParser } from './parse-batch.js';
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

parentPort?.on('message', taking('parse', batchParser));

/** Listens to the messages of one task. */
function taking<Name extends TaskName>(
  task: Name,
  prepare: (setup: Tasks[Name]['setup']) => Work<Name>,
): (message: ToWorker<Name>) => void {
  let work: Work<Name> | undefined;
  return (message) => {
    if (message.task !== task) return;
    try {
      if (message.kind === 'setup') work = prepare(message.setup);
      else answer({ kind: 'done', answer: work?.(message.items, begin) });
    } catch (error) {
      answer({ kind: 'failed', error });
    }
  };
}

function answer(message: FromWorker): void {
  parentPort?.postMessage(message);
}
