import type { Bundle } from '../bundle-description.js';
import type { LintDiagnostic, LintRule } from './rule.js';
import * as rules from './rules.js';
import { structureMismatches } from './structure.js';

export type { LintDiagnostic } from './rule.js';

/** All rules: those for what the validator does not check, or reports without a position. */
export const lintRules: readonly LintRule[] = Object.values(rules);

/** Applies all rules. Every pointer refers to the description as written. */
export function lintDescription({ original, current, before }: Bundle): readonly LintDiagnostic[] {
  const forms = {
    original: { ...original, structureMismatches: structureMismatches(original) },
    current: { ...current, structureMismatches: structureMismatches(current) },
  };
  return lintRules.flatMap(({ form, check }) =>
    form === 'original'
      ? check(forms.original)
      : check(forms.current).map(({ pointer, diagnostic }) => ({
          pointer: before(pointer),
          diagnostic,
        })),
  );
}
