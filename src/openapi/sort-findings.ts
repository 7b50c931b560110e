import type { Diagnostic } from '../diagnostics/diagnostic.js';

/**
 * Sorts diagnostics by position and removes duplicates from objects that are reached in several
 * ways.
 */
export function sortFindings(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const unique = new Map(diagnostics.map((one) => [diagnosticKey(one), one]));
  return [...unique.values()].sort((a, b) => {
    const files = (a.place?.file ?? '').localeCompare(b.place?.file ?? '');
    return files || (a.place?.start.offset ?? 0) - (b.place?.start.offset ?? 0);
  });
}

function diagnosticKey({ code, message, place }: Diagnostic): string {
  return `${code} ${message} ${place?.file} ${place?.start.offset}`;
}
