import type { Diagnostic, Related, Severity } from '../../diagnostics/diagnostic.js';
import { type DiagnosticArgs, type DiagnosticCode, diagnose } from '../../diagnostics/index.js';
import type { BundledDocument } from '../bundled-document.js';
import type { StructureMismatch } from './structure.js';

/** A finding and its JSON pointer. */
export interface LintFinding {
  readonly pointer: string;
  readonly diagnostic: Diagnostic;
}

/** A description as rules see it. */
interface LintedDescription extends BundledDocument {
  readonly structureMismatches: readonly StructureMismatch[];
}

/** The form in which a rule sees a description: with the fields of its own version, or as OpenAPI 3. */
type Form = 'written' | 'current';

/** Details of a finding beside its message. */
interface FindingDetails {
  /** Whether the position is that of the key or of its value; the value by default. */
  readonly on?: 'key' | 'value';
  /** JSON pointer of the position, if it is not that of the finding. */
  readonly at?: string;
  readonly hint?: string | undefined;
  readonly related?: readonly Related[];
  readonly severity?: Severity | undefined;
}

/** Receives the JSON pointer of what breaks the rule, and the arguments of the rule's message. */
type Report<C extends DiagnosticCode> = (
  pointer: string,
  args: DiagnosticArgs<C>,
  details?: FindingDetails,
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
  check(description: LintedDescription): readonly LintFinding[];
}

/** Returns a rule whose findings are diagnostics with positions. */
export function defineRule<C extends DiagnosticCode>({
  id,
  form,
  check,
}: RuleDefinition<C>): LintRule {
  return {
    id,
    form,
    check(description) {
      const findings: LintFinding[] = [];
      check(description, (pointer, args, { on, at = pointer, ...details } = {}) => {
        const place = description.locator.locate(at, on);
        findings.push({ pointer, diagnostic: diagnose(id, args, { ...details, place }) });
      });
      return findings;
    },
  };
}
