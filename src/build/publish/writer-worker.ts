import { parentPort, workerData } from 'node:worker_threads';
import { DiagnosticError } from '../../model/index.js';
import { SiteWriter } from './site-writer.js';
import type { FromWriter, ToWriter, WriterStart } from './writer-messages.js';

const { place, waiting }: WriterStart = workerData;
const left = new Int32Array(waiting);
const writer = new SiteWriter(place);
let hasFailed = false;

parentPort?.on('message', (message: ToWriter) => {
  if (message === 'end') {
    if (!hasFailed) answer({ kind: 'done', marks: writer.marks });
    return;
  }
  if (message === 'known') attempt(() => writer.linkKnown());
  else {
    for (const file of message) {
      attempt(() => writer.write(file));
      Atomics.sub(left, 0, file.contents.length);
    }
  }
});

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
