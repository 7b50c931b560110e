import { writeSync } from 'node:fs';
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.js';
import { formatPlain } from '../diagnostics/index.js';
import { withDefaultSignals } from './termination-signals.js';

let isExitReported = false;

/** Records that docsgen ends the process, after a signal or an error that it reports. */
export function noteReportedExit(): void {
  isExitReported = true;
}

/** Says why the process ends, unless docsgen has said it. Called while the process ends. */
export function reportExit(exitCode: number, message: string): void {
  if (isExitReported) return;
  isExitReported = true;
  if (exitCode === 0) process.exitCode = 2;
  writeSync(2, `${message}\n`);
}

/**
 * Runs the site's own code and waits for its promise, at most `timeoutMs`. Also detects a promise that never settles, for which
 * Node.js would end without a message as soon as the event loop is empty, and code that ends the process.
 * @param describe makes the diagnostic for what is wrong
 * @throws DiagnosticError if the promise does not settle
 */
export async function waitUntilSettled<T>(
  work: () => Promise<T>,
  describe: (problem: string) => Diagnostic,
  timeoutMs?: number,
): Promise<T> {
  let giveUp = (_problem: string): void => {};
  const unsettled = new Promise<never>((_, reject) => {
    giveUp = (problem) => reject(new DiagnosticError([describe(problem)]));
  });
  const timer =
    timeoutMs === undefined
      ? undefined
      : setTimeout(
          () => giveUp(`it takes longer than ${timeoutMs / 1000} seconds`),
          timeoutMs,
        ).unref();
  const idle = (): void => giveUp('it waits for a promise that never settles');
  const ended = (exitCode: number): void => {
    reportExit(exitCode, formatPlain([describe('it ends the process')]));
  };
  process.once('beforeExit', idle).prependOnceListener('exit', ended);
  try {
    return await withDefaultSignals(() => Promise.race([work(), unsettled]));
  } finally {
    clearTimeout(timer);
    process.off('beforeExit', idle).off('exit', ended);
  }
}
