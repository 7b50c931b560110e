import type { Severity } from './diagnostic.js';

/** A kind of diagnostic: its default severity, its message, and its explanation for the manual. */
export interface DiagnosticDefinition<Args> {
  readonly severity: Severity;
  /** Whether nothing can be built or shown without it, so that a site cannot change its severity. */
  readonly isFatal?: boolean;
  /** One or two sentences for the manual: when it is reported and why it matters. */
  readonly explanation: string;
  readonly message: (args: Args) => string;
  /** What to do about it. The caller of `diagnose` adds the place and can replace the hint with a "did you mean". */
  readonly hint?: (args: Args) => string | undefined;
  /** The setting that decides its severity. */
  readonly setting?: string;
  /** Reports each message once for the whole site with a count, because markup of another tool repeats everywhere. */
  readonly isTallied?: boolean;
}

/** Returns the entry unchanged, typed by the arguments of its message. */
export function defineDiagnostic<Args = void>(
  definition: DiagnosticDefinition<Args>,
): DiagnosticDefinition<Args> {
  return definition;
}
