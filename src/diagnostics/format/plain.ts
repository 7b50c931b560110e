import type { Diagnostic } from '../diagnostic.js';
import { neutralLine } from './neutralize.js';
import { sortDiagnostics } from './order.js';

/** Formats diagnostics for logs: one line each, `file:line:column: error: message (hint) [code]`, as compilers do. */
export function formatPlain(
  diagnostics: readonly Diagnostic[],
  label: (file: string) => string = (file) => file,
): string {
  return sortDiagnostics(diagnostics)
    .map(({ place, severity, message, cause, hint, code }) =>
      neutralLine(
        [
          place && `${label(place.file)}:${place.start.line}:${place.start.column}:`,
          `${severity}:`,
          message,
          cause && `(${cause})`,
          hint && `(${hint})`,
          `[${code}]`,
        ]
          .filter(Boolean)
          .join(' '),
      ),
    )
    .join('\n');
}
