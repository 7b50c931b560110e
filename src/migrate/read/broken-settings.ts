import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { placeAt } from '../place-at.js';

/** A settings file of the old site. */
interface SettingsText {
  readonly file: string;
  readonly text: string;
}

/**
 * Returns the error for a settings file with broken syntax.
 * @param start offset of what is wrong
 */
export function brokenSettings(
  { file, text }: SettingsText,
  problem: string,
  start: number,
  end = start,
): DiagnosticError {
  const place = placeAt(file, text, start, Math.max(1, end - start));
  return new DiagnosticError([diagnose('migrate/broken-settings', { file, problem }, { place })]);
}
