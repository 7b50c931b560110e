import { type DiagnosticCode, diagnosticCatalogue } from './catalogue/index.js';
import type { DiagnosticDefinition } from './define.js';
import type { Diagnostic, Place, Related, Severity } from './diagnostic.js';

type ArgsOf<C extends DiagnosticCode> =
  (typeof diagnosticCatalogue)[C] extends DiagnosticDefinition<infer Args> ? Args : never;

/** What stands beside the message. */
export interface DiagnosticDetails {
  readonly place?: Place | undefined;
  /** Replaces the catalogue's hint, for instance with a "did you mean". */
  readonly hint?: string | undefined;
  readonly related?: readonly Related[] | undefined;
  readonly cause?: string | undefined;
  /** Where the configuration decides how bad it is. */
  readonly severity?: Severity | undefined;
}

/** Makes a diagnostic from its code and the arguments that its message takes. */
export function diagnose<C extends DiagnosticCode>(
  code: C,
  args: ArgsOf<C>,
  circumstances: DiagnosticDetails = {},
): Diagnostic {
  // The catalogue's entries differ in their arguments; `ArgsOf` has checked that these fit this code.
  const definition = diagnosticCatalogue[code] as unknown as DiagnosticDefinition<ArgsOf<C>>;
  return {
    code,
    severity: circumstances.severity ?? definition.severity,
    message: definition.message(args),
    hint: circumstances.hint ?? definition.hint?.(args),
    place: circumstances.place,
    related: circumstances.related,
    cause: circumstances.cause,
  };
}
