import { type Diagnostic, DiagnosticError, type Place } from '../diagnostics/diagnostic.js';
import { errorMessage } from '../diagnostics/error-message.js';
import { diagnose } from '../diagnostics/index.js';
import { placeInConfig } from './evaluate.js';
import { waitUntilSettled } from './wait-until-settled.js';

/** A function of the configuration. */
export interface Hook {
  /** `onBuilt`, `sources[0]` */
  readonly name: string;
  readonly siteDir: string;
  /** Of the function in the configuration. */
  readonly place: Place | undefined;
  /** Called once if it runs for long, because it may wait for something that never comes. */
  readonly onSlow?: ((diagnostic: Diagnostic) => void) | undefined;
}

/** Reading files rarely takes longer, and a terminal without output for longer seems to hang. */
const slowHookMs = 10_000;

export function hookProblem({ name, place }: Hook, problem: string, thrown?: Place): Diagnostic {
  const related = thrown ? [{ message: 'thrown here', place: thrown }] : [];
  return diagnose('config/hook', { hook: name, problem }, { place, related });
}

/**
 * Runs a hook.
 * @throws DiagnosticError that names the hook, and the line of the configuration that threw, if it fails or never ends
 */
export async function attemptHook<T>(run: () => T | Promise<T>, hook: Hook): Promise<T> {
  const { siteDir, place, name, onSlow } = hook;
  const seconds = slowHookMs / 1000;
  const timer = setTimeout(
    () => onSlow?.(diagnose('config/slow-hook', { hook: name, seconds }, { place })),
    slowHookMs,
  ).unref();
  try {
    return await waitUntilSettled(
      async () => run(),
      (problem) => hookProblem(hook, problem),
    );
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    const thrown = place && (await placeInConfig(error, siteDir, place.file));
    throw new DiagnosticError([hookProblem(hook, errorMessage(error), thrown)]);
  } finally {
    clearTimeout(timer);
  }
}
