import type { Diagnostic } from './diagnostic.js';

/** Removes repeated diagnostics, for example of an included file or a schema that several pages show. */
export function uniqueDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()];
}
