import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { type DiagnosticDetails, diagnose } from '../diagnostics/index.js';
import type { TextSpan } from './source-text.js';

/** A problem in an example and its position in the block. */
export interface GuideDiagnostic {
  readonly span: TextSpan | undefined;
  /**
   * Always reported as a warning, whatever the configured severity, because the example may be
   * correct.
   */
  readonly mild: boolean;
  readonly diagnostic: Diagnostic;
}

type Arguments = Parameters<typeof diagnose>;

/**
 * Creates a finding as {@link diagnose} creates a diagnostic; an undefined span refers to the whole
 * block.
 */
export const guideDiagnostic = ((
  code: Arguments[0],
  args: never,
  span: TextSpan | undefined,
  hint?: string,
) => ({
  span,
  mild: false,
  diagnostic: diagnose(code, args, { hint } satisfies DiagnosticDetails),
})) as MakeGuideDiagnostic;

type MakeGuideDiagnostic = <C extends Arguments[0]>(
  code: C,
  args: Parameters<typeof diagnose<C>>[1],
  span: TextSpan | undefined,
  hint?: string,
) => GuideDiagnostic;

export function isSyntaxError({ diagnostic }: GuideDiagnostic): boolean {
  return diagnostic.code === 'guide/invalid-json';
}

export function asWarning(found: GuideDiagnostic): GuideDiagnostic {
  return { ...found, mild: true };
}
