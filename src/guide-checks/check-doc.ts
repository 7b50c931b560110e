import type { CodeExample, DocText } from '../content/doc.js';
import type { Diagnostic, Place, Position, Severity } from '../diagnostics/diagnostic.js';
import { lineStarts, positionAt } from '../diagnostics/index.js';
import type { Api } from '../openapi/api/api.js';
import type { Operation } from '../openapi/api/operation.js';
import { checkCandidates } from './check/candidates.js';
import { createGuideContext, type GuideContext } from './check/context.js';
import type { TextSpan } from './source-text.js';

/** An operation whose request or response a document shows. */
interface ShownOperation {
  /** An operation or a webhook of the description. */
  readonly operation: Operation;
  /** Status of the shown response. */
  readonly status?: string | undefined;
}

export interface CheckedDoc {
  readonly shown: readonly ShownOperation[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A description that documents are checked against. */
export interface DescribedApi {
  /** Prefix that selects this description if several share an operation name. */
  readonly id: string;
  readonly api: Api;
  /** Severity of mismatches; undefined disables the check. */
  readonly severity: Severity | undefined;
}

/** Creates a check of code examples against the API descriptions of a site. */
export function createGuideCheck(
  apis: readonly DescribedApi[],
): (doc: Pick<DocText, 'codeExamples'>, onlyNamed?: boolean) => CheckedDoc {
  let contexts: readonly GuideContext[] | undefined;
  const strictest = strictestSeverity(apis);
  const severities = new Map(apis.map(({ id, severity }) => [id, severity]));
  return ({ codeExamples = [] }, onlyNamed = false) => {
    const shown: ShownOperation[] = [];
    const diagnostics = new Map<string, Diagnostic>();
    for (const example of codeExamples) {
      if (onlyNamed && example.operation === undefined) continue;
      contexts ??= apis.map(({ id, api }) => createGuideContext(id, api));
      for (const { api, operation, status, diagnostics: found } of checkCandidates(
        example,
        contexts,
      )) {
        if (operation) shown.push({ operation, status });
        const severity = api === undefined ? strictest : severities.get(api);
        if (severity === undefined) continue;
        for (const { diagnostic, span, mild } of found) {
          const place = spanPlace(span, example);
          const isWarning = mild || diagnostic.severity === 'warning';
          const placed = { ...diagnostic, place, severity: isWarning ? 'warning' : severity };
          const { start } = place;
          diagnostics.set(`${diagnostic.code} ${diagnostic.message} ${start.offset}`, placed);
        }
      }
    }
    return { shown, diagnostics: [...diagnostics.values()] };
  };
}

function strictestSeverity(apis: readonly DescribedApi[]): Severity | undefined {
  const all = apis.map(({ severity }) => severity);
  return all.includes('error') ? 'error' : all.find((severity) => severity !== undefined);
}

/** Converts a span of a code block to its position in the file. */
function spanPlace(
  span: TextSpan | undefined,
  { text, lines, place, file = place.file }: CodeExample,
): Place {
  if (span === undefined || lines.length === 0) return place;
  const starts = lineStarts(text);
  const at = (offset: number): Position | undefined => {
    const { line, column } = positionAt(starts, Math.min(offset, text.length));
    const begins = lines[line - 1];
    return (
      begins && {
        line: begins.line,
        column: begins.column + column - 1,
        offset: begins.offset + column - 1,
      }
    );
  };
  const start = at(span.start);
  return start ? { file, start, end: at(span.end) } : place;
}
