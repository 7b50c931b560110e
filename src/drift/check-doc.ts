import { lineStarts, positionAt } from '../diagnostics/index.js';
import type {
  Api,
  CodeExample,
  Diagnostic,
  DocText,
  Operation,
  Place,
  Position,
  Severity,
} from '../model/index.js';
import { type DriftContext, makeContext } from './check/context.js';
import { checkExample } from './check/example.js';
import type { Span } from './text.js';

/** An operation that a text shows a request to, or an answer of. */
interface ShownOperation {
  /** One of the description, or a webhook of it. */
  readonly operation: Operation;
  /** Of an answer that is shown. */
  readonly status?: string | undefined;
}

export interface CheckedDoc {
  readonly shown: readonly ShownOperation[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Makes a check of texts against one description. Each text is checked once, as long as it is the same. */
export function makeDocCheck(
  api: Api,
  severity: Severity,
): (doc: Pick<DocText, 'codeExamples'>, onlyNamed?: boolean) => CheckedDoc {
  let context: DriftContext | undefined;
  return ({ codeExamples = [] }, onlyNamed = false) => {
    const shown: ShownOperation[] = [];
    const diagnostics = new Map<string, Diagnostic>();
    for (const example of codeExamples) {
      if (onlyNamed && example.operation === undefined) continue;
      context ??= makeContext(api);
      for (const { operation, status, findings } of checkExample(example, context)) {
        if (operation) shown.push({ operation, status });
        for (const { diagnostic, span, mild } of findings) {
          const place = placeOf(span, example);
          const isWarning = mild || diagnostic.severity === 'warning';
          const told = { ...diagnostic, place, severity: isWarning ? 'warning' : severity };
          const { start } = place;
          diagnostics.set(`${diagnostic.code} ${diagnostic.message} ${start.offset}`, told);
        }
      }
    }
    return { shown, diagnostics: [...diagnostics.values()] };
  };
}

/** Where a part of a block's text stands in its file. */
function placeOf(span: Span | undefined, { text, lines, place }: CodeExample): Place {
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
  return start ? { file: place.file, start, end: at(span.end) } : place;
}
