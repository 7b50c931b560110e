import { type DiagnosticCode, diagnosticCatalogue } from '../catalogue/index.js';
import type { DiagnosticDefinition } from '../define.js';
import type { Diagnostic } from '../diagnostic.js';
import { sortDiagnostics } from './order.js';

/** Maximum number of diagnostics shown for one message and for one code. */
export interface ListLimits {
  readonly message: number;
  readonly code: number;
}

/** Limits for terminals, which show a code frame each, and for logs, which use one line each. */
export const shorteningLimits = {
  pretty: { message: 3, code: 20 },
  log: { message: 10, code: 100 },
} satisfies Record<string, ListLimits>;

/** The diagnostics to show, and a summary for each code with omitted ones. */
export interface ShortenedList {
  readonly shown: readonly Diagnostic[];
  readonly more: readonly Diagnostic[];
}

/**
 * Omits repeated diagnostics: a folder written for another generator has thousands of unknown links, keys and
 * components. Machine formats (`--json`, SARIF) stay complete.
 */
export function shortenList(diagnostics: readonly Diagnostic[], limits: ListLimits): ShortenedList {
  const tallied = diagnostics.filter(isTallied);
  const others = diagnostics.filter((diagnostic) => !isTallied(diagnostic));
  const each = shortenEach(others, limits);
  const kinds = tally(tallied, limits);
  return {
    shown: sortDiagnostics([...each.shown, ...kinds.shown]),
    more: [...each.more, ...kinds.more],
  };
}

function isTallied({ code }: Diagnostic): boolean {
  const known: Readonly<Record<string, Pick<DiagnosticDefinition<never>, 'isTallied'>>> =
    diagnosticCatalogue satisfies Record<DiagnosticCode, object>;
  return known[code]?.isTallied === true;
}

/** Shows each message once, most frequent first, with its count and further places. */
function tally(diagnostics: readonly Diagnostic[], { code }: ListLimits): ShortenedList {
  const shown: Diagnostic[] = [];
  const more: Diagnostic[] = [];
  for (const ofCode of groups(sortDiagnostics(diagnostics), diagnosticKind)) {
    const kinds = groups(ofCode, ({ message, hint }) => JSON.stringify([message, hint]));
    const common = kinds.toSorted((one, other) => other.length - one.length);
    shown.push(...common.slice(0, code).map(asOne));
    more.push(...leftSummary(common.slice(code).flat()));
  }
  return { shown, more };
}

/** Further places listed for a tallied message. */
const maxFurtherPlaces = 2;

function asOne(same: readonly [Diagnostic, ...Diagnostic[]]): Diagnostic {
  const [first, ...rest] = same;
  if (rest.length === 0) return first;
  const times = `${same.length.toLocaleString('en')} times in ${diagnosticsFiles(same)}`;
  const message = `${first.message} This holds ${times}; with --json, a build lists all of them.`;
  const related = rest
    .slice(0, maxFurtherPlaces)
    .map(({ place }) => ({ message: 'also here', place }));
  return { ...first, message, related: [...(first.related ?? []), ...related] };
}

function groups<T>(items: readonly T[], keyOf: (item: T) => string): [T, ...T[]][] {
  const byKey = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = byKey.get(key);
    if (group) group.push(item);
    else byKey.set(key, [item]);
  }
  return [...byKey.values()];
}

function diagnosticKind({ severity, code }: Diagnostic): string {
  return `${severity} ${code}`;
}

function shortenEach(
  diagnostics: readonly Diagnostic[],
  { message, code }: ListLimits,
): ShortenedList {
  const codes = new Map<string, { shown: number; readonly left: Diagnostic[] }>();
  const messages = new Map<string, number>();
  const shown = sortDiagnostics(diagnostics).filter((diagnostic) => {
    const kind = diagnosticKind(diagnostic);
    const same = `${kind} ${diagnostic.message}`;
    const times = messages.get(same) ?? 0;
    const group = codes.get(kind) ?? { shown: 0, left: [] };
    codes.set(kind, group);
    if (times >= message || group.shown >= code) {
      group.left.push(diagnostic);
      return false;
    }
    messages.set(same, times + 1);
    group.shown += 1;
    return true;
  });
  return { shown, more: [...codes.values()].flatMap(({ left }) => leftSummary(left)) };
}

function leftSummary(left: readonly Diagnostic[]): Diagnostic[] {
  const [first] = left;
  if (first === undefined) return [];
  // A single omitted diagnostic takes no more space than its summary.
  if (left.length === 1) return [first];
  const message = `${left.length.toLocaleString('en')} more of these in ${diagnosticsFiles(left)}.`;
  return [
    {
      code: first.code,
      severity: first.severity,
      message,
      hint: 'with --json, a build lists all of them',
    },
  ];
}

function diagnosticsFiles(diagnostics: readonly Diagnostic[]): string {
  const files = new Set(diagnostics.map(({ place }) => place?.file)).size;
  return files === 1 ? 'one file' : `${files.toLocaleString('en')} files`;
}
