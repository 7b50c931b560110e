import type { Diagnostic, Place } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';

/** Start of the configuration file that ran last. */
let place: Place | undefined;

/** Records the running configuration file, because its module has a `data:` URL without a name. */
export function noteRunningConfig(top: Place): void {
  place = top;
}

/**
 * Describes an error that no caller could catch, such as a rejected promise or one in a timer.
 * @returns undefined if the error does not come from the configuration
 */
export function uncaughtConfigError(error: unknown): Diagnostic | undefined {
  if (!(error instanceof Error) || !error.stack?.includes('data:text/javascript;base64,')) return;
  return place && diagnose('config/failed', { problem: error.message }, { place });
}
