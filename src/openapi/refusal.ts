import type { Diagnostic, Place } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';

/** Returns the message about a description that would take more time or memory than any real one needs. */
export function refusal(reason: string, place: Place | undefined, hint?: string): Diagnostic {
  return diagnose('openapi/too-complex', { reason }, { place, hint });
}
