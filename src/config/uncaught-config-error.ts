import { type Diagnostic, startOfFile } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import type { thrownAt } from './error-position.js';

interface RunningConfig {
  /** Relative to the site's folder. */
  readonly file: string;
  /** Finds where the configuration has thrown an error. */
  readonly locate: (error: unknown) => ReturnType<typeof thrownAt>;
}

/** The configuration that ran last. */
let running: RunningConfig | undefined;

/** Records the running configuration, because its module has a `data:` URL without a name. */
export function noteRunningConfig(config: RunningConfig): void {
  running = config;
}

/**
 * Describes an error that no caller could catch, such as a rejected promise or one in a timer.
 * @returns undefined if the error comes neither from the configuration nor from a plugin
 */
export async function uncaughtConfigError(error: unknown): Promise<Diagnostic | undefined> {
  if (!(error instanceof Error) || running === undefined) return;
  const { message: problem, stack = '' } = error;
  if (/[( ]plugin-\d+:\d/.test(stack)) {
    return diagnose('config/uncaught', { source: 'A plugin', problem });
  }
  if (!stack.includes('data:text/javascript;base64,')) return;
  const place = (await running.locate(error)) ?? startOfFile(running.file);
  return diagnose('config/uncaught', { source: 'The configuration', problem }, { place });
}
