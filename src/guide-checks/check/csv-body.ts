import { didYouMean } from '../../diagnostics/index.js';
import type { Direction } from '../../json-schema/direction.js';
import type { Json } from '../../json-schema/json.js';
import {
  type SchemaValidator,
  type Violation,
  violationMessage,
} from '../../json-schema/validation/index.js';
import type { MediaType } from '../../openapi/api/media-type.js';
import { type Cell, type CsvRow, readCsv } from '../csv/read-csv.js';
import { asWarning, finding, type GuideFinding } from '../finding.js';
import { isPlaceholder, type SourceText, writtenSpan } from '../source-text.js';
import type { GuideContext } from './context.js';
import { unexpectedFields } from './fields.js';
import { recordSchema } from './record-schema.js';
import { suggestedValue } from './suggested-value.js';

type Values = Record<string, Json>;

/**
 * Checks a CSV text against the schema of its records: header names, number of values a line, and
 * the values. Texts with a delimiter other than the comma are not checked.
 */
export function checkCsv(
  written: SourceText,
  media: MediaType,
  direction: Direction,
  { schemas }: GuideContext,
): readonly GuideFinding[] {
  const [head, ...rows] = readCsv(written);
  const schema = recordSchema(media, schemas.defs);
  if (head === undefined || schema === undefined || /[;\t]/.test(head.line.text)) return [];
  const names = head.cells.map(({ text }) => text);
  const recordViolations = (record: Values): readonly Violation[] =>
    schemas.violations(record, schema, direction) ?? [];
  return [
    ...checkNames(head, schema, direction, schemas),
    ...rows.flatMap((row) => checkRow(row, names, recordViolations)),
  ];
}

function checkNames(
  { cells, line }: CsvRow,
  schema: Json,
  direction: Direction,
  schemas: SchemaValidator,
): readonly GuideFinding[] {
  const record = Object.fromEntries(cells.map(({ text }) => [text, '']));
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly';
  const violations = schemas.violations(record, schema, direction) ?? [];
  const forbidden = violations
    .filter(({ keyword }) => keyword === 'false')
    .map(({ path }) => path[0]);
  const unexpected = unexpectedFields(record, schema, schemas.defs, mark).flatMap(
    ({ path, kind, known }) => {
      const [field = ''] = path;
      const at = cells.find(({ text }) => text === field)?.source ?? line;
      if (isPlaceholder(at)) return [];
      if (kind !== 'unknown')
        return [finding('drift/wrong-direction', { field, mark: kind }, writtenSpan(at))];
      const left = known.filter((name) => !Object.hasOwn(record, name));
      const found = finding(
        'drift/unknown-field',
        { field },
        writtenSpan(at),
        didYouMean(field, left),
      );
      return [forbidden.includes(field) ? found : asWarning(found)];
    },
  );
  const missing = requiredIn(violations).map((field) =>
    finding('drift/missing-field', { field }, writtenSpan(line)),
  );
  return [...unexpected, ...missing];
}

function checkRow(
  { cells, line }: CsvRow,
  names: readonly string[],
  violationsOf: (record: Values) => readonly Violation[],
): readonly GuideFinding[] {
  if (cells.length !== names.length) {
    const problem = `has ${cells.length} values in this line, and ${names.length} names in the first`;
    return [finding('drift/invalid-value', { field: '', problem }, writtenSpan(line))];
  }
  const filled = names.flatMap((name, index): readonly (readonly [string, Cell])[] => {
    const cell = cells[index];
    return cell === undefined || cell.text === '' ? [] : [[name, cell]];
  });
  const given = new Map(filled);
  const texts = Object.fromEntries(filled.map(([name, { text }]) => [name, text]));
  const violations = violationsOf(withTypes(texts, violationsOf(texts)));
  const empty = requiredIn(violations).filter((name) => names.includes(name));
  return [
    ...empty.map((field) => finding('drift/missing-field', { field }, writtenSpan(line))),
    ...violations.flatMap((violation) => {
      const [field = ''] = violation.path;
      const cell = given.get(field);
      const isOpen = cell === undefined || isPlaceholder(cell.source);
      if (isOpen || violation.keyword === 'false') return [];
      const args = { field, problem: violationMessage(violation) };
      return [
        finding('drift/invalid-value', args, writtenSpan(cell.source), suggestedValue(violation)),
      ];
    }),
  ];
}

/** CSV cells are strings; converts a cell to the type that the schema expects, if possible. */
function withTypes(texts: Values, violations: readonly Violation[]): Values {
  const read = new Map<string, Json>();
  for (const { path, keyword, limit, value } of violations) {
    const [name = ''] = path;
    const meant = readCell(String(value));
    const isListed = [limit].flat().includes(meant);
    if (path.length === 1 && (/^(?:type|anyOf|oneOf)$/.test(keyword) || isListed)) {
      read.set(name, meant);
    }
  }
  return { ...texts, ...Object.fromEntries(read) };
}

function readCell(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Names of required properties that the record lacks. */
function requiredIn(violations: readonly Violation[]): readonly string[] {
  return violations.flatMap(({ keyword, path, missing = [] }) =>
    keyword === 'required' && path.length === 0 ? missing : [],
  );
}
