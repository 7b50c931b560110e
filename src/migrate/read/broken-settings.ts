import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { placeAt } from '../place-at.js';

/**
 * Returns the error for a settings file of the old site with broken syntax.
 * @param start offset of what is wrong
 */
export function brokenSettings(
  file: string,
  text: string,
  problem: string,
  start: number,
  end: number,
): DiagnosticError {
  const place = placeAt(file, text, start, Math.max(1, end - start));
  return new DiagnosticError([diagnose('migrate/broken-settings', { file, problem }, { place })]);
}
