import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { configurableCodes, type Rules } from '../diagnostics/index.js';

/**
 * Returns one warning for each kind of finding in a description that belongs to somebody else: the
 * first one, with the number of the others. What leaves nothing to show stays an error. What has a
 * rule of its own, or is in a file of the site's own such as an overlay, stays as it is.
 */
export function summarizeDiagnostics(
  diagnostics: readonly Diagnostic[],
  rules: Rules,
  ownFiles: readonly string[],
): readonly Diagnostic[] {
  const counted = new Set<string>(configurableCodes.filter((code) => rules[code] === undefined));
  const counts = new Map<string, number>();
  const isCounted = ({ code, place }: Diagnostic): boolean =>
    counted.has(code) && !(place && ownFiles.includes(place.file));
  for (const diagnostic of diagnostics.filter(isCounted)) {
    counts.set(diagnostic.code, (counts.get(diagnostic.code) ?? 0) + 1);
  }
  return diagnostics.flatMap((diagnostic): readonly Diagnostic[] => {
    if (!isCounted(diagnostic)) return [diagnostic];
    const count = counts.get(diagnostic.code);
    counts.delete(diagnostic.code);
    if (count === undefined) return [];
    const message = diagnostic.message + otherFindings(count - 1);
    return [{ ...diagnostic, severity: 'warning', message }];
  });
}

function otherFindings(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' There is 1 more of this kind.' : ` There are ${count} more of this kind.`;
}
