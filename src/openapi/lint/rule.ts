import type { Diagnostic, Related, Severity } from '../../diagnostics/diagnostic.js';
import { type DiagnosticArgs, type DiagnosticCode, diagnose } from '../../diagnostics/index.js';
import type { BundledDocument } from '../bundled-document.js';
import type { StructureMismatch } from './structure.js';

/** A diagnostic and the JSON pointer of what breaks the rule. */
export interface LintDiagnostic {
  readonly pointer: string;
  readonly diagnostic: Diagnostic;
}

/** A description as rules see it. */
interface LintedDescription extends BundledDocument {
  readonly structureMismatches: readonly StructureMismatch[];
}

/** The form in which a rule sees a description: with the fields of its own version, or as OpenAPI 3. */
type Form = 'original' | 'current';

/** Details of a diagnostic beside its message. */
interface LintDetails {
  /** Whether the position is that of the key or of its value; the value by default. */
  readonly on?: 'key' | 'value';
  /** JSON pointer of the position, if it is not that of what breaks the rule. */
  readonly at?: string;
  readonly hint?: string | undefined;
  readonly related?: readonly Related[];
  readonly severity?: Severity | undefined;
}

/** Receives the JSON pointer of what breaks the rule, and the arguments of the rule's message. */
type Report<C extends DiagnosticCode> = (
  pointer: string,
  args: DiagnosticArgs<C>,
  details?: LintDetails,
) => void;

interface RuleDefinition<C extends DiagnosticCode> {
  /** Code of its diagnostic, by which a site changes its severity. */
  readonly id: C;
  readonly form: Form;
  check(description: LintedDescription, report: Report<C>): void;
}

/** A rule for descriptions, with an id of its own. */
export interface LintRule {
  readonly id: DiagnosticCode;
  readonly form: Form;
  check(description: LintedDescription): readonly LintDiagnostic[];
}

/** Returns a rule whose diagnostics have positions. */
export function defineRule<C extends DiagnosticCode>({
  id,
  form,
  check,
}: RuleDefinition<C>): LintRule {
  return {
    id,
    form,
    check(description) {
      const diagnostics: LintDiagnostic[] = [];
      check(description, (pointer, args, { on, at = pointer, ...details } = {}) => {
        const place = description.locator.locate(at, on);
        diagnostics.push({ pointer, diagnostic: diagnose(id, args, { ...details, place }) });
      });
      return diagnostics;
    },
  };
}
