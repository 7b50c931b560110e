import { didYouMean } from '../../diagnostics/index.js';
import type { Direction } from '../../json-schema/direction.js';
import type { Json } from '../../json-schema/json.js';
import { entryAt, type JsonNode, JsonProblem, readJson } from '../../json-schema/read-json.js';
import { type Violation, violationMessage } from '../../json-schema/validation/index.js';
import { asWarning, type GuideDiagnostic, guideDiagnostic } from '../guide-diagnostic.js';
import type { SourceText, TextSpan } from '../source-text.js';
import type { GuideContext } from './context.js';
import { unexpectedFields } from './fields.js';
import { suggestedValue } from './suggested-value.js';

/** Checks a JSON text against a schema. */
export function checkJson(
  written: SourceText,
  schema: Json | undefined,
  direction: Direction,
  { schemas }: GuideContext,
): readonly GuideDiagnostic[] {
  const root = read(written);
  if (root === undefined) return [];
  if ('diagnostic' in root) return [root];
  if (schema === undefined) return [];
  const place = (span: TextSpan): TextSpan => ({
    start: written.at(span.start),
    end: written.at(Math.max(span.end - 1, span.start)) + 1,
  });
  const unexpected = unexpectedFields(root.value, schema, schemas.defs, direction);
  const isOpenPart = ({ node }: { readonly node: JsonNode }): boolean =>
    written.unknown.some(({ start, end }) => start < node.end && end > node.start);
  const violations = (schemas.violations(root.value, schema, direction) ?? []).filter(
    ({ path }) => {
      const entry = entryAt(root, path);
      // The value of a variable is unknown, but an object that contains variables is still checked.
      return entry.node.entries.size > 0 || !isOpenPart(entry);
    },
  );
  const forbidden = new Set(
    violations
      .filter(
        (violation) =>
          isForbidden(violation) && !violations.some((other) => explains(other, violation)),
      )
      .map(({ path }) => path.join('/')),
  );
  const unknown = unexpected.map(({ path, kind, known }) => {
    const { key, node } = entryAt(root, path);
    const span = place(key ?? node);
    const field = fieldName(path);
    if (kind !== 'unknown')
      return guideDiagnostic('guide/wrong-direction', { field, mark: kind }, span);
    const taken = new Set(entryAt(root, path.slice(0, -1)).node.entries.keys());
    const hint = didYouMean(
      path.at(-1) ?? '',
      known.filter((name) => !taken.has(name)),
    );
    const found = guideDiagnostic('guide/unknown-field', { field }, span, hint);
    return forbidden.delete(path.join('/')) ? found : asWarning(found);
  });
  return [
    ...unknown,
    ...violations
      .filter((violation) => !isForbidden(violation) || forbidden.has(violation.path.join('/')))
      .flatMap((violation) => misfitFindings(violation, root, place)),
  ];
}

/**
 * Whether one violation causes the other: a property that is itself invalid is also reported as not
 * allowed.
 */
function explains(other: Violation, violation: Violation): boolean {
  return !isForbidden(other) && violation.path.every((key, index) => other.path[index] === key);
}

function isForbidden({ keyword }: Violation): boolean {
  return keyword === 'false';
}

function misfitFindings(
  violation: Violation,
  root: JsonNode,
  place: (span: TextSpan) => TextSpan,
): readonly GuideDiagnostic[] {
  const { path, keyword, value, missing } = violation;
  const { key, node } = entryAt(root, path);
  if (keyword === 'required' && missing !== undefined) {
    // Marks only the opening brace, because the object may be long.
    const span = place({ start: node.start, end: node.start + 1 });
    return missing.map((name) =>
      guideDiagnostic('guide/missing-field', { field: fieldName([...path, name]) }, span),
    );
  }
  const field = fieldName(path);
  if (keyword === 'false') {
    return [guideDiagnostic('guide/unknown-field', { field }, place(key ?? node))];
  }
  const span =
    typeof value === 'object' && value !== null
      ? (key ?? { start: node.start, end: node.start + 1 })
      : node;
  const args = { field, problem: violationMessage(violation) };
  return [guideDiagnostic('guide/invalid-value', args, place(span), suggestedValue(violation))];
}

function read(written: SourceText): JsonNode | GuideDiagnostic | undefined {
  try {
    return readJson(written.text);
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error;
    // With variables, the text may become valid JSON when the command runs.
    if (written.unknown.length > 0) return undefined;
    const { start, end } = error.span;
    const span = { start: written.at(start), end: written.at(Math.max(end - 1, start)) + 1 };
    return guideDiagnostic('guide/invalid-json', { problem: error.message }, span);
  }
}

/** Formats a path: `invoice_line_items[0].amount`. */
function fieldName(path: readonly string[]): string {
  return path
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}
