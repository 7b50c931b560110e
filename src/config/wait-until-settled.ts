import { writeSync } from 'node:fs';
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.js';
import { formatPlain } from '../diagnostics/index.js';

let isInterrupted = false;

/** Records that a signal ends the process, which is not the doing of the site's code then. */
export function noteInterruption(): void {
  isInterrupted = true;
}

/**
 * Waits for a promise of the site's own code, at most `timeoutMs`. Also detects a promise that never settles, for which
 * Node.js would end without a message as soon as the event loop is empty, and code that ends the process.
 * @param describe makes the diagnostic for what is wrong
 * @throws DiagnosticError if the promise does not settle
 */
export async function waitUntilSettled<T>(
  work: Promise<T>,
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
    // Ctrl+C and failures have their own exit code and message.
    if (exitCode !== 0 || isInterrupted) return;
    process.exitCode = 2;
    writeSync(2, `${formatPlain([describe('it ends the process')])}\n`);
  };
  process.once('beforeExit', idle).once('exit', ended);
  try {
    return await Promise.race([work, unsettled]);
  } finally {
    clearTimeout(timer);
    process.off('beforeExit', idle).off('exit', ended);
  }
}
