import type { Diagnostic } from '../../diagnostics/diagnostic.js';

/** What a check has found, and the JSON pointer that it is about. */
export interface LintFinding {
  readonly pointer: string;
  readonly diagnostic: Diagnostic;
}

/** Collects what a check finds. */
export type ReportFinding = (pointer: string, diagnostic: Diagnostic) => void;
