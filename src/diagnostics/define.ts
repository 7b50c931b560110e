import type { Severity } from './diagnostic.js';

/** One kind of finding: how bad it is by default, what it says, and how the manual explains it. */
export interface DiagnosticDefinition<Args> {
  readonly severity: Severity;
  /** One or two sentences for the manual: when it is raised and why it matters. */
  readonly explanation: string;
  readonly message: (args: Args) => string;
  /** What to do about it; `place` and "did you mean" are added by whoever raises it. */
  readonly hint?: (args: Args) => string | undefined;
  /** The setting that decides how bad it is. */
  readonly setting?: string;
  /** People are told each message once for the whole site, and how often: markup of another tool is everywhere. */
  readonly isTallied?: boolean;
}

/** Gives a catalogue entry the type of its arguments. */
export function defineDiagnostic<Args = void>(
  definition: DiagnosticDefinition<Args>,
): DiagnosticDefinition<Args> {
  return definition;
}
