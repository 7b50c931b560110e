import type { Diagnostic, Place } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';

/** The top of the configuration file that ran last. */
let place: Place | undefined;

/** Notes which configuration file runs: modules do not know the name of the file they were compiled from. */
export function noteRunning(top: Place): void {
  place = top;
}

/**
 * Describes an error that no caller could catch, such as a rejected promise or one in a timer.
 *
 * @returns undefined where the error does not come from the configuration
 */
export function lateFailure(error: unknown): Diagnostic | undefined {
  if (!(error instanceof Error) || !error.stack?.includes('data:text/javascript;base64,')) return;
  return place && diagnose('config/failed', { problem: error.message }, { place });
}
