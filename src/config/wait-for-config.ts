import { writeSync } from 'node:fs';
import { DiagnosticError, type Place } from '../diagnostics/diagnostic.js';
import { diagnose, formatPlain } from '../diagnostics/index.js';

/**
 * Waits for the configuration's promise, at most `timeoutMs`. Also detects a promise that never
 * settles, for which Node.js would exit with code 0 as soon as the event loop is empty.
 * @throws DiagnosticError if the promise does not settle
 */
export async function waitForConfig<T>(
  work: Promise<T>,
  timeoutMs: number,
  place: Place,
): Promise<T> {
  let giveUp = (_problem: string): void => {};
  const unsettled = new Promise<never>((_, reject) => {
    giveUp = (problem) =>
      reject(new DiagnosticError([diagnose('config/unsettled', { problem }, { place })]));
  });
  const late = `it takes longer than ${timeoutMs / 1000} seconds`;
  const timer = setTimeout(() => giveUp(late), timeoutMs).unref();
  const idle = (): void => giveUp('it waits for a promise that never settles');
  const ended = (exitCode: number): void => {
    // Ctrl+C and failures have their own exit code and message.
    if (exitCode !== 0) return;
    process.exitCode = 2;
    const problem = 'it ends the process';
    writeSync(2, `${formatPlain([diagnose('config/unsettled', { problem }, { place })])}\n`);
  };
  process.once('beforeExit', idle).once('exit', ended);
  try {
    return await Promise.race([work, unsettled]);
  } finally {
    clearTimeout(timer);
    process.off('beforeExit', idle).off('exit', ended);
  }
}
