import type { Json } from 'docsgen/theme';
import type { FormControl } from '../fields/form-control.js';
import { parseInput } from '../fields/parameter-control.js';
import {
  type ExactJson,
  exactJsonText,
  exactNumber,
  isExactObject,
  printExactJson,
} from '../json/exact-json.js';
import { schemaChild, schemaFacets, schemaTypes } from '../json/subschemas.js';

/**
 * How a value is sent: as JSON; as the field of a form, which has JSON for objects; or in parts that are texts each
 * (`created[gt]=5`).
 */
export type ValueFormat = 'json' | 'field' | 'parts';

/**
 * The value that the request has, for the fields to start with. Where the request has texts, one may be JSON or a number with digits that
 * JavaScript would round.
 */
export function exactValue(
  given: Json | undefined,
  schema: Json,
  root: Json,
  format: ValueFormat,
): ExactJson | undefined {
  if (given === undefined || given === '') return undefined;
  const isParsed = typeof given === 'string' && (format === 'json' || /^\s*[[{]/.test(given));
  const value = isParsed ? (exactJsonText(given) ?? given) : given;
  return format === 'json' ? value : withNumbers(value, [schema], root);
}

function withNumbers(
  value: ExactJson,
  schemas: readonly (Json | undefined)[],
  root: Json,
): ExactJson {
  const facets = schemas.flatMap((one) => schemaFacets(one, root));
  const child = (one: ExactJson, step: string | number): ExactJson =>
    withNumbers(
      one,
      facets.flatMap((facet) => schemaChild(facet, step)),
      root,
    );
  if (typeof value === 'string') {
    const types = schemaTypes(facets);
    const isNumber = (types.has('integer') || types.has('number')) && !types.has('string');
    return (isNumber ? exactNumber(value) : undefined) ?? value;
  }
  if (Array.isArray(value)) return value.map(child);
  if (!isExactObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, child(one, name)]));
}

/** The value of a single control. Numbers keep their digits. */
export function enteredValue(
  input: Json | undefined,
  kind: FormControl['kind'],
  keepsEmptyTexts: boolean,
): ExactJson | undefined {
  if (kind === 'text') return input ?? (keepsEmptyTexts ? '' : undefined);
  return kind === 'number' ? (exactNumber(String(input ?? '')) ?? input) : input;
}

/**
 * Returns the value to send. Empty texts and optional objects and lists without contents are not sent. JSON has its
 * texts in quotes, as `123` without them is a number.
 */
export function formValue(
  value: ExactJson | undefined,
  required: boolean,
  format: ValueFormat,
): Json | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string') return format === 'json' ? JSON.stringify(value) : value;
  const text = printExactJson(value);
  const isEmpty = text === '{}' || text === '[]';
  return isEmpty && (!required || format === 'parts') ? undefined : parseInput(text, 'json');
}
