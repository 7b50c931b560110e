import { isJson, isJsonObject } from 'docsgen/request';
import type { Json, JsonObject } from 'docsgen/theme';
import { openAlternatives } from './open-alternatives.js';
import { pointerOf } from './places.js';
import { listOf, type Schema, schemasAt } from './subschemas.js';
import { unquoted } from './tokens.js';
import { type Path, type Step, walk } from './walk.js';

export interface Suggestion {
  /** What the reader sees and types: `currency`, `"EUR"`. */
  readonly label: string;
  /** What replaces the word at the caret. */
  readonly insert: string;
  /** `string`, `required` */
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
  readonly path: Path;
  readonly start: number;
  readonly end: number;
}

/** Names of fields, or values, that fit at the caret by the schema; undefined where nothing is known. */
export function completionAt(text: string, caret: number, schema: Json): Completion | undefined {
  const steps = walk(text);
  const place = placeAt(text, steps, caret);
  if (!place) return undefined;
  const { role, path, start, end } = place;
  const found = schemasAt(schema, path, (at) =>
    openAlternatives(fieldsAt(at, steps, text, start), schema),
  );
  const typed = unquoted(text.slice(start, caret)).toLowerCase();
  const all =
    role === 'key' ? names(found, present(steps, path, start), text.slice(end)) : values(found);
  const fitting = all.filter(({ label }) =>
    label.replaceAll('"', '').toLowerCase().includes(typed),
  );
  const exact = fitting.length === 1 && fitting[0]?.insert === text.slice(start, end);
  return fitting.length === 0 || exact ? undefined : { start, end, suggestions: fitting };
}

function placeAt(text: string, steps: readonly Step[], caret: number): Place | undefined {
  const inside = steps.find(
    ({ token, role }) =>
      (role === 'key' || (role === 'value' && /string|atom/.test(token.kind))) &&
      token.start < caret &&
      (token.kind === 'string' && text[token.end - 1] === '"' && token.end - token.start > 1
        ? caret < token.end
        : caret <= token.end),
  );
  if (inside) {
    const { token, path, role } = inside;
    const isKey = role === 'key';
    return { role: isKey ? 'key' : 'value', path: isKey ? path.slice(0, -1) : path, ...token };
  }
  const before = steps.findLast(({ token }) => token.end <= caret);
  const here = { start: caret, end: caret };
  if (!before) return { role: 'value', path: [], ...here };
  const { token, path } = before;
  if (token.kind === ':') return { role: 'value', path, ...here };
  if (token.kind === '{') return { role: 'key', path, ...here };
  if (token.kind === '[') return { role: 'value', path: [...path, 0], ...here };
  if (token.kind !== ',') return undefined;
  const list = steps.findLast((step) => step.token.end <= token.start && isWithin(step, path));
  const last = list?.path.at(path.length);
  return typeof last === 'number'
    ? { role: 'value', path: [...path, last + 1], ...here }
    : { role: 'key', path, ...here };
}

function isWithin({ path }: Step, outer: Path): boolean {
  return path.length > outer.length && pointerOf(path.slice(0, outer.length)) === pointerOf(outer);
}

/** The texts, numbers and other single values that an object has already, but for the one that is being written. */
function fieldsAt(path: Path, steps: readonly Step[], text: string, start: number): JsonObject {
  const own = steps.filter(
    ({ role, token, path: place }) =>
      role === 'value' &&
      /string|atom/.test(token.kind) &&
      token.start !== start &&
      place.length === path.length + 1 &&
      pointerOf(place.slice(0, -1)) === pointerOf(path),
  );
  const fields = own.flatMap(({ token, path: place }) => {
    const written = text.slice(token.start, token.end);
    return isJson(written) ? [[String(place.at(-1)), JSON.parse(written) as Json] as const] : [];
  });
  return Object.fromEntries(fields);
}

/** The names that an object has already, but for the one that is being written. */
function present(steps: readonly Step[], path: Path, start: number): ReadonlySet<string> {
  const own = steps.filter(
    ({ role, token, path: place }) =>
      role === 'key' && token.start !== start && pointerOf(place.slice(0, -1)) === pointerOf(path),
  );
  return new Set(own.map(({ path: place }) => String(place.at(-1))));
}

function names(
  schemas: readonly Schema[],
  taken: ReadonlySet<string>,
  after: string,
): Suggestion[] {
  const required = new Set(schemas.flatMap(({ required: list }) => listOf(list)));
  const found = new Map<string, Suggestion>();
  for (const { properties } of schemas) {
    for (const [name, schema] of Object.entries(isJsonObject(properties) ? properties : {})) {
      if (taken.has(name) || found.has(name)) continue;
      if (isJsonObject(schema) && schema.readOnly === true) continue;
      const mark = required.has(name) ? ' *' : '';
      const insert = JSON.stringify(name) + (/^\s*:/.test(after) ? '' : ': ');
      found.set(name, { label: name, insert, detail: typeOf(schema) + mark });
    }
  }
  const all = [...found.values()];
  const isRequired = ({ label }: Suggestion): boolean => required.has(label);
  return [...all.filter(isRequired), ...all.filter((one) => !isRequired(one))];
}

function values(schemas: readonly Schema[]): Suggestion[] {
  const found = new Map<string, Suggestion>();
  const add = (value: Json, detail: string): void => {
    const insert = JSON.stringify(value);
    if (!found.has(insert)) found.set(insert, { label: insert, insert, detail });
  };
  for (const schema of schemas) {
    const own = [...listOf(schema.enum), ...('const' in schema ? [schema.const ?? null] : [])];
    for (const value of own) add(value, typeof schema.title === 'string' ? schema.title : '');
    const types = [schema.type, ...listOf(schema.type)];
    if (types.includes('boolean')) for (const value of [true, false]) add(value, 'boolean');
    if (types.includes('null')) add(null, '');
    if (own.length === 0 && schema.default !== undefined) add(schema.default, 'default');
  }
  return [...found.values()];
}

function typeOf(schema: Json): string {
  if (!isJsonObject(schema)) return '';
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? '';
  return [schema.type ?? listOf(schema.type)].flat().filter(Boolean).join(' | ');
}
