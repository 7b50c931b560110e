import { type DiagnosticCode, diagnosticCatalogue } from '../catalogue/index.js';
import type { Diagnostic, Place, Severity } from '../diagnostic.js';
import { sortDiagnostics } from './order.js';

export interface SarifOptions {
  /** Version of docsgen. */
  readonly version: string;
  readonly exitCode: number;
  /** Returns the path of a file relative to the repository, with `/` as separator. */
  readonly label: (file: string) => string;
}

const levels: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};

/** Returns a SARIF 2.1.0 log (OASIS), as GitHub code scanning and other services read it. */
export function formatSarif(diagnostics: readonly Diagnostic[], options: SarifOptions): object {
  const { version, exitCode, label } = options;
  const codes = [...new Set(diagnostics.map(({ code }) => code))].toSorted();
  const results = sortDiagnostics(diagnostics).map((diagnostic) => ({
    ruleId: diagnostic.code,
    ruleIndex: codes.indexOf(diagnostic.code),
    level: levels[diagnostic.severity],
    message: { text: diagnosticText(diagnostic) },
    // GitHub rejects results without a location; those without a file point to the site folder.
    locations: [{ physicalLocation: location(diagnostic.place, label) }],
    ...relatedTo(diagnostic, label),
  }));
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'docsgen', semanticVersion: version, rules: codes.map(rule) } },
        columnKind: 'utf16CodeUnits',
        invocations: [{ executionSuccessful: exitCode !== 2, exitCode }],
        results,
      },
    ],
  };
}

function rule(id: string): object {
  const known: Readonly<Record<string, (typeof diagnosticCatalogue)[DiagnosticCode]>> =
    diagnosticCatalogue;
  const { explanation = id, severity = 'error' } = known[id] ?? {};
  return {
    id,
    shortDescription: { text: explanation },
    defaultConfiguration: { level: levels[severity] },
  };
}

function diagnosticText({ message, cause, hint }: Diagnostic): string {
  return [message, cause && `Cause: ${cause}`, hint && `Hint: ${hint}`].filter(Boolean).join('\n');
}

function relatedTo({ related = [] }: Diagnostic, label: SarifOptions['label']): object {
  const placed = related.filter(({ place }) => place !== undefined);
  if (placed.length === 0) return {};
  return {
    relatedLocations: placed.map(({ message, place }, id) => ({
      id,
      physicalLocation: location(place, label),
      message: { text: message },
    })),
  };
}

function location(place: Place | undefined, label: SarifOptions['label']): object {
  const path = label(place?.file ?? '.') || '.';
  const uri = path.split('/').map(encodeURIComponent).join('/');
  const artifactLocation = { uri, uriBaseId: '%SRCROOT%' };
  if (place === undefined) return { artifactLocation };
  const { start, end } = place;
  const region = {
    startLine: start.line,
    startColumn: start.column,
    ...(end && { endLine: end.line, endColumn: end.column }),
  };
  return { artifactLocation, region };
}
