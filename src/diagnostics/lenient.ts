import { diagnosticCatalogue } from './catalogue/index.js';
import type { DiagnosticDefinition } from './define.js';
import type { Diagnostic } from './diagnostic.js';

/** Returns the settings that can turn these errors into warnings, each once. */
export function lenientSettings(diagnostics: readonly Diagnostic[]): readonly string[] {
  const definitions: Readonly<Record<string, Pick<DiagnosticDefinition<never>, 'setting'>>> =
    diagnosticCatalogue;
  const settings = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => definitions[code]?.setting)
    .filter((setting) => setting !== undefined);
  return [...new Set(settings)];
}
