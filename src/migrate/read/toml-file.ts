import { parse, TomlError } from 'smol-toml';
import { errorMessage } from '../../diagnostics/error-message.js';
import type { SourceFiles } from '../source-files.js';
import { brokenSettings } from './broken-settings.js';

/**
 * Reads settings in TOML.
 * @throws DiagnosticError if the syntax is broken
 */
export function readTomlSettings(
  files: SourceFiles,
  file: string,
): Readonly<Record<string, unknown>> {
  const text = files.text(file) ?? '';
  try {
    return parse(text);
  } catch (error) {
    const { line, column } = error instanceof TomlError ? error : { line: 1, column: 1 };
    const before = text.split('\n').slice(0, line - 1);
    const offset = before.reduce((sum, one) => sum + one.length + 1, column - 1);
    const [message = ''] = errorMessage(error).split('\n', 1);
    throw brokenSettings({ file, text }, message, offset);
  }
}
