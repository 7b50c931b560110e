import type { Diagnostic } from '../../diagnostics/diagnostic.js';

/** A finding and its JSON pointer. */
export interface LintFinding {
  readonly pointer: string;
  readonly diagnostic: Diagnostic;
}

/** Receives the findings of a check. */
export type ReportFinding = (pointer: string, diagnostic: Diagnostic) => void;
