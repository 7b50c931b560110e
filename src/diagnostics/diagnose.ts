import { type DiagnosticCode, diagnosticCatalogue } from './catalogue/index.js';
import type { DiagnosticDefinition } from './define.js';
import type { Diagnostic, Fix, Place, Related, Severity } from './diagnostic.js';

/** The arguments of a diagnostic's message, by its code. */
export type DiagnosticArgs<C extends DiagnosticCode> =
  (typeof diagnosticCatalogue)[C] extends DiagnosticDefinition<infer Args> ? Args : never;

/** Details of a diagnostic beside its message. */
export interface DiagnosticDetails {
  readonly place?: Place | undefined;
  /** Replaces the catalogue's hint, for instance with a "did you mean". */
  readonly hint?: string | undefined;
  readonly related?: readonly Related[] | undefined;
  /** An edit that `--fix` makes. */
  readonly fix?: Fix | undefined;
  readonly cause?: string | undefined;
  /** Overrides the default severity, for instance with a configured one. */
  readonly severity?: Severity | undefined;
}

/** Creates a diagnostic from its code and the arguments of its message. */
export function diagnose<C extends DiagnosticCode>(
  code: C,
  args: DiagnosticArgs<C>,
  circumstances: DiagnosticDetails = {},
): Diagnostic {
  // Entries differ in their arguments; `DiagnosticArgs` ensures that `args` fits this code.
  const definition = diagnosticCatalogue[code] as unknown as DiagnosticDefinition<
    DiagnosticArgs<C>
  >;
  return {
    code,
    severity: circumstances.severity ?? definition.severity,
    message: definition.message(args),
    hint: circumstances.hint ?? definition.hint?.(args),
    place: circumstances.place,
    related: circumstances.related,
    fix: circumstances.fix,
    cause: circumstances.cause,
  };
}
