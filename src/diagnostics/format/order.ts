import { plural } from '../../text/words.js';
import type { Diagnostic, Severity } from '../diagnostic.js';

/** Number of diagnostics by severity. */
export type Counts = Readonly<Record<Severity, number>>;

/**
 * Sorts by file, line, column and code; diagnostics without a place come first. The order is independent of the locale.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      compare(a.place?.file ?? '', b.place?.file ?? '') ||
      compare(a.place?.start.line ?? 0, b.place?.start.line ?? 0) ||
      compare(a.place?.start.column ?? 0, b.place?.start.column ?? 0) ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  );
}

export function countDiagnostics(diagnostics: readonly Diagnostic[]): Counts {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) counts[severity] += 1;
  return counts;
}

/** `2 errors and 1 warning`; empty if there are none. */
export function formatCounts({ error, warning }: Counts): string {
  const words: readonly (readonly [number, string])[] = [
    [error, 'error'],
    [warning, 'warning'],
  ];
  return words
    .filter(([count]) => count > 0)
    .map(([count, noun]) => plural(count, noun))
    .join(' and ');
}

function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
