import { didYouMean } from '../../diagnostics/index.js';
import type { Direction } from '../../json-schema/direction.js';
import { isJsonObject, type Json } from '../../json-schema/json.js';
import type { MediaType } from '../../openapi/api/media-type.js';
import { type Cell, type CsvRow, readCsv } from '../csv/read-csv.js';
import { type Finding, finding, mildly } from '../finding.js';
import { isPlaceholder, spanOf, type Written } from '../source-text.js';
import type { DriftContext } from './context.js';
import { strayFields } from './fields.js';
import { recordSchema } from './record-schema.js';
import type { Schemas } from './schemas.js';
import { meantValue, problemOf } from './violation-message.js';
import type { Misfit } from './violations.js';

type Values = Record<string, Json>;

/**
 * Holds a CSV text against the schema of its records: the names in its first line, how many values each line has, and
 * the values. Texts separated by something else than commas are left alone.
 */
export function checkCsv(
  written: Written,
  media: MediaType,
  direction: Direction,
  { schemas }: DriftContext,
): readonly Finding[] {
  const [head, ...rows] = readCsv(written);
  const schema = recordSchema(media, schemas.defs);
  if (head === undefined || schema === undefined || /[;\t]/.test(head.line.text)) return [];
  const names = head.cells.map(({ text }) => text);
  const misfits = (record: Values): readonly Misfit[] => schemas.misfits(record, schema, direction);
  return [
    ...checkNames(head, schema, direction, schemas),
    ...rows.flatMap((row) => checkRow(row, names, misfits)),
  ];
}

function checkNames(
  { cells, line }: CsvRow,
  schema: Json,
  direction: Direction,
  schemas: Schemas,
): readonly Finding[] {
  const record = Object.fromEntries(cells.map(({ text }) => [text, '']));
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly';
  const misfits = schemas.misfits(record, schema, direction);
  const forbidden = misfits.filter(({ keyword }) => keyword === 'false').map(({ path }) => path[0]);
  const stray = strayFields(record, schema, schemas.defs, mark).flatMap(({ path, kind, known }) => {
    const [field = ''] = path;
    const at = cells.find(({ text }) => text === field)?.written ?? line;
    if (isPlaceholder(at)) return [];
    if (kind !== 'unknown')
      return [finding('drift/wrong-direction', { field, mark: kind }, spanOf(at))];
    const left = known.filter((name) => !Object.hasOwn(record, name));
    const found = finding('drift/unknown-field', { field }, spanOf(at), didYouMean(field, left));
    return [forbidden.includes(field) ? found : mildly(found)];
  });
  const missing = requiredIn(misfits)
    .filter((name) => !Object.hasOwn(record, name))
    .map((field) => finding('drift/missing-field', { field }, spanOf(line)));
  return [...stray, ...missing];
}

function checkRow(
  { cells, line }: CsvRow,
  names: readonly string[],
  misfits: (record: Values) => readonly Misfit[],
): readonly Finding[] {
  if (cells.length !== names.length) {
    const problem = `has ${cells.length} values in this line, and ${names.length} names in the first`;
    return [finding('drift/invalid-value', { field: '', problem }, spanOf(line))];
  }
  const filled = names.flatMap((name, index): readonly (readonly [string, Cell])[] => {
    const cell = cells[index];
    return cell === undefined || cell.text === '' ? [] : [[name, cell]];
  });
  const given = new Map(filled);
  const texts = Object.fromEntries(filled.map(([name, { text }]) => [name, text]));
  const found = misfits(withTypes(texts, misfits(texts)));
  const empty = requiredIn(found).filter((name) => names.includes(name));
  return [
    ...empty.map((field) => finding('drift/missing-field', { field }, spanOf(line))),
    ...found.flatMap((misfit) => {
      const [field = ''] = misfit.path;
      const cell = given.get(field);
      const isOpen = cell === undefined || isPlaceholder(cell.written);
      if (isOpen || misfit.keyword === 'false') return [];
      const args = { field, problem: problemOf(misfit) };
      return [finding('drift/invalid-value', args, spanOf(cell.written), meantValue(misfit))];
    }),
  ];
}

/** Cells are texts; one that should be something else is that, where it can be read so. */
function withTypes(texts: Values, misfits: readonly Misfit[]): Values {
  const read = new Map<string, Json>();
  for (const { path, keyword, limit, value } of misfits) {
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

/** Names that the record as a whole lacks. */
function requiredIn(misfits: readonly Misfit[]): readonly string[] {
  return misfits.flatMap(({ keyword, path, limit, value }) =>
    keyword === 'required' && path.length === 0 && Array.isArray(limit) && isJsonObject(value)
      ? limit.filter((name) => typeof name === 'string' && !Object.hasOwn(value, name))
      : [],
  );
}
