import type { Diagnostic } from '../diagnostic.js';
import { neutralLine } from './neutralize.js';
import { sortDiagnostics } from './order.js';
import { positionText, relatedText } from './related.js';

/** Formats diagnostics for logs: one line each, `file:line:column: error: message (hint) [code]`, as compilers do. */
export function formatPlain(
  diagnostics: readonly Diagnostic[],
  label: (file: string) => string = (file) => file,
): string {
  return sortDiagnostics(diagnostics)
    .map(({ place, severity, message, related = [], cause, hint, code }) =>
      neutralLine(
        [
          place && `${positionText(place, label)}:`,
          `${severity}:`,
          message,
          ...related.map((one) => `(${relatedText(one, label)})`),
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
