import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { type DiagnosticDetails, diagnose } from '../diagnostics/index.js';
import type { TextSpan } from './source-text.js';

/** What is wrong with an example, and where in its block. */
export interface GuideFinding {
  readonly span: TextSpan | undefined;
  /** Told as a warning, whatever examples are to be: it need not be wrong. */
  readonly mild: boolean;
  readonly diagnostic: Diagnostic;
}

type Arguments = Parameters<typeof diagnose>;

/** Makes a finding as {@link diagnose} makes a diagnostic; undefined stands for the block as a whole. */
export const finding = ((
  code: Arguments[0],
  args: never,
  span: TextSpan | undefined,
  hint?: string,
) => ({
  span,
  mild: false,
  diagnostic: diagnose(code, args, { hint } satisfies DiagnosticDetails),
})) as MakeFinding;

type MakeFinding = <C extends Arguments[0]>(
  code: C,
  args: Parameters<typeof diagnose<C>>[1],
  span: TextSpan | undefined,
  hint?: string,
) => GuideFinding;

export function asWarning(found: GuideFinding): GuideFinding {
  return { ...found, mild: true };
}
