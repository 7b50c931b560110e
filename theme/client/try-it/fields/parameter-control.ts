import { isJson, parseExactly } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { schemaFacets, schemaTypes } from '../json/subschemas.js';
import { type FormControl, itemsSchema, type SingleControl } from './form-control.js';
import { isGroup, resolveAlternatives } from './resolve-alternatives.js';

/** The control for a value that is sent as text: objects and lists of lists are entered as JSON. */
export type ParameterControl = Exclude<FormControl, { readonly kind: 'object' }>;

/**
 * The control for a parameter, header or form field. All alternatives share one control, as the text says which one is
 * meant, and a value without a type, `properties` or `items` is a text.
 *
 * @param root schema that references are resolved against
 */
export function parameterControl(schema: Json, root: Json): ParameterControl {
  const { control, alternatives, facets } = resolveAlternatives(schema, root, undefined);
  const types = schemaTypes(schemaFacets(schema, root));
  if (alternatives.length > 0 && (types.size > 1 || control.kind === 'choice'))
    return sharedControl(types);
  switch (control.kind) {
    case 'object':
      return { kind: 'json' };
    case 'list': {
      const { kind } = parameterControl(control.items, root);
      return kind === 'json' || kind === 'list' ? { kind: 'json' } : control;
    }
    case 'json':
      return types.has('array') ? { kind: 'list', items: itemsSchema(facets) } : { kind: 'text' };
    default:
      return control;
  }
}

/** Whether a value is an object or a list of objects, so that it is entered in parts. */
export function isEnteredInParts(
  schema: Json,
  root: Json,
  control: ParameterControl = parameterControl(schema, root),
): boolean {
  return control.kind === 'json' && isGroup(resolveAlternatives(schema, root, undefined));
}

/** The control for values of any of these types. */
function sharedControl(types: ReadonlySet<string>): SingleControl {
  if (types.has('object') || types.has('array')) return { kind: 'json' };
  if (types.has('string') || types.size === 0) return { kind: 'text' };
  return types.has('boolean') && types.size === 1
    ? { kind: 'choice', choices: [true, false] }
    : { kind: 'number' };
}

/**
 * Parses a reader's input; undefined for an empty one. A number that JavaScript would write differently stays a text,
 * so that `1.10` is sent as typed.
 */
export function parseInput(text: string, kind: FormControl['kind']): Json | undefined {
  if (text.trim() === '') return text === '' ? undefined : text;
  if (kind === 'text') return text;
  const value = parseExactly(text);
  if (value === undefined) return text;
  return typeof value === 'number' && String(value) !== text.trim() ? text.trim() : value;
}

/** Parses JSON that is sent as it is. A text stays in quotes, as `123` without them is a number. */
export function parseSentJson(text: string): Json | undefined {
  const isText = text.trim().startsWith('"');
  return isText ? text.trim() : parseInput(text, 'json');
}

/** The text of a value, the inverse of `parseInput`. */
export function inputText(value: Json | undefined, kind: FormControl['kind']): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  return kind === 'json' ? JSON.stringify(value, null, 2) : JSON.stringify(value);
}

/** The value to validate: numbers that `parseInput` has kept as text become numbers again. */
export function valueToValidate(value: Json, schema: Json, root: Json): Json {
  const control = parameterControl(schema, root);
  if (control.kind === 'list' && Array.isArray(value)) {
    return value.map((item) => valueToValidate(item, control.items, root));
  }
  const number =
    control.kind === 'number' && typeof value === 'string' ? Number(value) : Number.NaN;
  return isJson(String(value)) && Number.isFinite(number) ? number : value;
}
