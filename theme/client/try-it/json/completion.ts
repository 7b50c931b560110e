import { asJsonList, isJson, isJsonObject } from 'docsgen/request';
import type { Json, JsonObject } from 'docsgen/theme';
import { openAlternatives } from './open-alternatives.js';
import { isReadOnly, type JsonSchemaNode, schemasAt } from './subschemas.js';
import { unquoted } from './tokens.js';
import {
  childLocation,
  type JsonLocation,
  type JsonStep,
  locationPath,
  locationsTo,
  walkJson,
} from './walk.js';

export interface Suggestion {
  /** The text shown and matched: `currency`, `"EUR"`. */
  readonly label: string;
  /** The text that replaces the word at the caret. */
  readonly insert: string;
  /** The type, with ` *` for a required property; where a value comes from. */
  readonly detail: string;
}

export interface Completion {
  /** The range that a suggestion replaces. */
  readonly start: number;
  readonly end: number;
  readonly suggestions: readonly Suggestion[];
}

interface Place {
  readonly role: 'key' | 'value';
  /** Location of the value, or of the object that the property belongs to. */
  readonly spot: JsonLocation | undefined;
  readonly start: number;
  readonly end: number;
}

/** Property names or values that the schema allows at the caret; undefined if there are none. */
export function completionAt(text: string, caret: number, schema: Json): Completion | undefined {
  const steps = walkJson(text);
  const place = placeAt(text, steps, caret);
  if (!place) return undefined;
  const { role, spot, start, end } = place;
  const spots = locationsTo(spot);
  const fields = fieldsBySpot(steps, text, start);
  const schemas = schemasAt(schema, locationPath(spot), ({ length }) =>
    openAlternatives(fields.get(spots[length]) ?? {}, schema),
  );
  const typed = unquoted(text.slice(start, caret)).toLowerCase();
  const all =
    role === 'key'
      ? names(schemas, present(steps, spot, start), text.slice(end), schema)
      : values(schemas);
  const fitting = all.filter(({ label }) =>
    label.replaceAll('"', '').toLowerCase().includes(typed),
  );
  const exact = fitting.length === 1 && fitting[0]?.insert === text.slice(start, end);
  return fitting.length === 0 || exact ? undefined : { start, end, suggestions: fitting };
}

function placeAt(text: string, steps: readonly JsonStep[], caret: number): Place | undefined {
  const inside = steps.find(
    ({ token, role }) =>
      (role === 'key' || (role === 'value' && /string|atom/.test(token.kind))) &&
      token.start < caret &&
      (token.kind === 'string' && text[token.end - 1] === '"' && token.end - token.start > 1
        ? caret < token.end
        : caret <= token.end),
  );
  if (inside) {
    const { token, spot, role } = inside;
    return role === 'key'
      ? { role, spot: spot?.parent, ...token }
      : { role: 'value', spot, ...token };
  }
  const before = steps.findLast(({ token }) => token.end <= caret);
  const here = { start: caret, end: caret };
  if (!before) return { role: 'value', spot: undefined, ...here };
  const { token, spot } = before;
  if (token.kind === ':') return { role: 'value', spot, ...here };
  if (token.kind === '{') return { role: 'key', spot, ...here };
  if (token.kind === '[') return { role: 'value', spot: childLocation(spot, 0), ...here };
  if (token.kind !== ',') return undefined;
  const last = steps.findLast((step) => step.token.end <= token.start && isIn(step, spot));
  const name = last?.spot?.name;
  return typeof name === 'number'
    ? { role: 'value', spot: childLocation(spot, name + 1), ...here }
    : { role: 'key', spot, ...here };
}

function isIn({ spot }: JsonStep, around: JsonLocation | undefined): boolean {
  return spot !== undefined && spot.parent === around;
}

/** The scalar values that each object already contains, except the one at the caret. */
function fieldsBySpot(
  steps: readonly JsonStep[],
  text: string,
  start: number,
): ReadonlyMap<JsonLocation | undefined, JsonObject> {
  const fields = new Map<JsonLocation | undefined, Record<string, Json>>();
  for (const { role, token, spot } of steps) {
    if (role !== 'value' || !/string|atom/.test(token.kind) || !spot || token.start === start) {
      continue;
    }
    const written = text.slice(token.start, token.end);
    if (!isJson(written)) continue;
    const own = fields.get(spot.parent) ?? {};
    own[String(spot.name)] = JSON.parse(written) as Json;
    fields.set(spot.parent, own);
  }
  return fields;
}

/** The property names that an object already contains, except the one at the caret. */
function present(
  steps: readonly JsonStep[],
  around: JsonLocation | undefined,
  start: number,
): ReadonlySet<string> {
  const own = steps.filter(
    (step) => step.role === 'key' && step.token.start !== start && isIn(step, around),
  );
  return new Set(own.map(({ spot }) => String(spot?.name)));
}

function names(
  schemas: readonly JsonSchemaNode[],
  taken: ReadonlySet<string>,
  after: string,
  root: Json,
): Suggestion[] {
  const required = new Set(schemas.flatMap(({ required: list }) => asJsonList(list)));
  const found = new Map<string, Suggestion>();
  for (const { properties } of schemas) {
    for (const [name, schema] of Object.entries(isJsonObject(properties) ? properties : {})) {
      if (taken.has(name) || found.has(name)) continue;
      if (isReadOnly(schema, root)) continue;
      const mark = required.has(name) ? ' *' : '';
      const insert = JSON.stringify(name) + (/^\s*:/.test(after) ? '' : ': ');
      found.set(name, { label: name, insert, detail: schemaType(schema) + mark });
    }
  }
  const all = [...found.values()];
  const isRequired = ({ label }: Suggestion): boolean => required.has(label);
  return [...all.filter(isRequired), ...all.filter((one) => !isRequired(one))];
}

function values(schemas: readonly JsonSchemaNode[]): Suggestion[] {
  const found = new Map<string, Suggestion>();
  const add = (value: Json, detail: string): void => {
    const insert = JSON.stringify(value);
    if (!found.has(insert)) found.set(insert, { label: insert, insert, detail });
  };
  for (const schema of schemas) {
    const own = [...asJsonList(schema.enum), ...('const' in schema ? [schema.const ?? null] : [])];
    for (const value of own) add(value, typeof schema.title === 'string' ? schema.title : '');
    const types = [schema.type, ...asJsonList(schema.type)];
    if (types.includes('boolean')) for (const value of [true, false]) add(value, 'boolean');
    if (types.includes('null')) add(null, '');
    if (own.length === 0 && schema.default !== undefined) add(schema.default, 'default');
  }
  return [...found.values()];
}

function schemaType(schema: Json): string {
  if (!isJsonObject(schema)) return '';
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? '';
  return [schema.type ?? asJsonList(schema.type)].flat().filter(Boolean).join(' | ');
}
