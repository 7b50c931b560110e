import { type DiagnosticCode, diagnosticCatalogue } from './catalogue/index.js';
import type { DiagnosticDefinition } from './define.js';
import type { Diagnostic } from './diagnostic.js';

/** What a finding does to the build; `ignore` removes it. */
type RuleSetting = 'error' | 'warn' | 'ignore';

/** Settings of a site by diagnostic code. */
export type Rules = Readonly<Partial<Record<DiagnosticCode, RuleSetting>>>;

/** Codes of the diagnostics whose severity a site can change. */
export const configurableCodes: readonly DiagnosticCode[] = ruleCodes(diagnosticCatalogue);

function ruleCodes(
  catalogue: Readonly<Record<DiagnosticCode, Pick<DiagnosticDefinition<never>, 'isFatal'>>>,
): readonly DiagnosticCode[] {
  return Object.entries(catalogue).flatMap(([code, { isFatal = false }]) =>
    isFatal || !isCode(code) ? [] : [code],
  );
}

function isCode(code: string): code is DiagnosticCode {
  return Object.hasOwn(diagnosticCatalogue, code);
}

/** Returns the diagnostics with the severities of a site, without those that it ignores. */
export function applyRules(
  diagnostics: readonly Diagnostic[],
  rules: Rules,
): readonly Diagnostic[] {
  if (Object.keys(rules).length === 0) return diagnostics;
  return diagnostics.flatMap((diagnostic) => {
    const setting = isCode(diagnostic.code) ? rules[diagnostic.code] : undefined;
    if (setting === undefined) return [diagnostic];
    if (setting === 'ignore') return [];
    return [{ ...diagnostic, severity: setting === 'warn' ? 'warning' : 'error' }];
  });
}
