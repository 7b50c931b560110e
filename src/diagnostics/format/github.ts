import type { Diagnostic, Severity } from '../diagnostic.js';
import { neutralLine, neutralLines } from './neutralize.js';
import { sortDiagnostics } from './order.js';
import { relatedText } from './related.js';

const commands: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
};

/**
 * Returns workflow commands, which GitHub Actions shows as annotations on the changed files.
 *
 * @param label returns the path of a file relative to the repository
 */
export function formatGithub(
  diagnostics: readonly Diagnostic[],
  label: (file: string) => string = (file) => file,
): string {
  return sortDiagnostics(diagnostics)
    .map((diagnostic) => {
      const text = [
        diagnostic.message,
        ...(diagnostic.related ?? []).map((one) => relatedText(one, label)),
        diagnostic.cause,
        diagnostic.hint && `hint: ${diagnostic.hint}`,
      ]
        .filter((part) => part !== undefined)
        .flatMap(neutralLines)
        .join('\n');
      const properties = diagnosticProperties(diagnostic, label)
        .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
        .join(',');
      return `::${commands[diagnostic.severity]} ${properties}::${escapeData(text)}`;
    })
    .join('\n');
}

function diagnosticProperties(
  { place, code }: Diagnostic,
  label: (file: string) => string,
): readonly (readonly [string, string | number])[] {
  const title = ['title', code] as const;
  if (place === undefined) return [title];
  const { start, end } = place;
  // GitHub only accepts columns for ranges within one line.
  const columns: readonly (readonly [string, number])[] =
    end === undefined || end.line === start.line
      ? [['col', start.column], ...(end ? ([['endColumn', end.column]] as const) : [])]
      : [];
  return [
    ['file', neutralLine(label(place.file))],
    ['line', start.line],
    ...(end ? ([['endLine', end.line]] as const) : []),
    ...columns,
    title,
  ];
}

/** Escapes as GitHub's own toolkit does (`@actions/core`, command.ts). */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
