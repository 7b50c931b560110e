import { diagnosticCatalogue } from './catalogue/index.js';
import type { DiagnosticDefinition } from './define.js';
import type { Diagnostic } from './diagnostic.js';
import { configurableCodes } from './rules.js';

/** Returns the settings that can turn these errors into warnings, each once, as written in the configuration. */
export function loweringSettings(diagnostics: readonly Diagnostic[]): readonly string[] {
  const definitions: Readonly<Record<string, Pick<DiagnosticDefinition<never>, 'setting'>>> =
    diagnosticCatalogue;
  const settings = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => definitions[code]?.setting)
    .filter((setting) => setting !== undefined);
  return [...new Set(settings)].map((name) => `${name}: 'warn'`);
}

/** Tells whether `lenient` would turn an error of an API description into a warning. */
export function isLoweredByLenient(diagnostics: readonly Diagnostic[]): boolean {
  const configurable: readonly string[] = configurableCodes;
  return diagnostics.some(
    ({ code, severity }) =>
      severity === 'error' && code.startsWith('openapi/') && configurable.includes(code),
  );
}
