import { parentPort, workerData } from 'node:worker_threads';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { SiteWriter } from './site-writer.js';
import { SpareMaker } from './spare-site-maker.js';
import type { FromWriter, ToWriter, WriterStart } from './writer-messages.js';

const { place, waiting, spare }: WriterStart = workerData;
const left = new Int32Array(waiting);
const writer = new SiteWriter(place);
const spareMaker =
  spare === undefined ? undefined : new SpareMaker(spare, place.folder, writer.marks);
let hasFailed = false;
let next: NodeJS.Immediate | undefined;

parentPort?.on('message', (message: ToWriter) => {
  if (message === 'end') {
    // From here on the main thread owns the folders.
    clearImmediate(next);
    if (!hasFailed) answer({ kind: 'done', marks: writer.marks });
    return;
  }
  for (const file of message) {
    attempt(() => writer.write(file));
    Atomics.sub(left, 0, file.contents.length);
    spareMaker?.add(file.path);
  }
  clearImmediate(next);
  next = setImmediate(whileIdle);
});

/** Runs between messages, which take precedence. */
function whileIdle(): void {
  if (spareMaker?.step()) next = setImmediate(whileIdle);
}

function attempt(write: () => void): void {
  try {
    // After a failure the site is not published.
    if (!hasFailed) write();
  } catch (error) {
    hasFailed = true;
    answer(failure(error));
  }
}

function failure(error: unknown): FromWriter {
  if (error instanceof DiagnosticError) return { kind: 'refused', diagnostics: error.diagnostics };
  if (!(error instanceof Error)) return { kind: 'failed', message: String(error), system: {} };
  return { kind: 'failed', message: error.message, system: { ...error } };
}

function answer(message: FromWriter): void {
  parentPort?.postMessage(message);
}
