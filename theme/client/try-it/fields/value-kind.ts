import { alternativeSchemas, asJsonList, isJson, parseExactly } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { type JsonSchemaNode, schemaFacets } from '../json/subschemas.js';

/** The kind of control for a value. */
export type ValueKind =
  | { readonly kind: 'choice'; readonly choices: readonly Json[] }
  | { readonly kind: 'list'; readonly items: Json }
  | { readonly kind: 'json' | 'number' | 'text' | 'password' };

/** @param root schema that references are resolved against */
export function schemaKind(schema: Json, root: Json): ValueKind {
  const facets = schemaFacets(schema, root);
  const choices = facets.flatMap((facet) => [
    ...asJsonList(facet.enum),
    ...('const' in facet ? [facet.const ?? null] : []),
  ]);
  const types = facetsTypes(facets);
  if (choices.length > 0 && isClosed(facets)) return { kind: 'choice', choices: distinct(choices) };
  if (types.has('boolean') && types.size === 1) return { kind: 'choice', choices: [true, false] };
  if (types.has('object')) return { kind: 'json' };
  if (types.has('array')) {
    const items = facets.find(({ items: one }) => one !== undefined)?.items ?? {};
    const of = schemaKind(items, root).kind;
    return of === 'json' || of === 'list' || types.size > 1
      ? { kind: 'json' }
      : { kind: 'list', items };
  }
  if (types.has('string') || types.size === 0) {
    return { kind: facets.some(({ format }) => format === 'password') ? 'password' : 'text' };
  }
  return { kind: 'number' };
}

/** A type such as `integer`, `string (date)` or `array`, in JSON Schema's terms. */
export function kindText(schema: Json, root: Json): string {
  const facets = schemaFacets(schema, root);
  const format = facets.find((facet) => typeof facet.format === 'string')?.format;
  const types = [...facetsTypes(facets)].join(' | ');
  return typeof format === 'string' ? `${types} (${format})` : types;
}

function facetsTypes(facets: readonly JsonSchemaNode[]): ReadonlySet<string> {
  const all = facets.flatMap(({ type }) => [type ?? []].flat()).map(String);
  return new Set(all.filter((type) => type !== 'null'));
}

/** Whether every alternative is a list of values: `anyOf: [{enum}, {type: string}]` accepts other values as well. */
function isClosed(facets: readonly JsonSchemaNode[]): boolean {
  const isOpen = (one: Json): boolean => {
    const own = schemaFacets(one, {});
    return !own.some(
      (facet) => 'enum' in facet || 'const' in facet || '$ref' in facet || facet.type === 'null',
    );
  };
  return !facets.some((facet) => alternativeSchemas(facet).some(isOpen));
}

function distinct(values: readonly Json[]): Json[] {
  const byText = new Map(values.map((value) => [JSON.stringify(value), value]));
  return [...byText.values()];
}

/**
 * Parses a reader's input; undefined for an empty one. A number that JavaScript would write differently stays a text,
 * so that `1.10` is sent as typed.
 */
export function readValue(text: string, kind: ValueKind['kind']): Json | undefined {
  if (text.trim() === '') return text === '' ? undefined : text;
  if (kind === 'text' || kind === 'password') return text;
  const value = parseExactly(text);
  if (value === undefined) return text;
  return typeof value === 'number' && String(value) !== text.trim() ? text.trim() : value;
}

/** The value to validate: numbers that `readValue` has kept as text become numbers again. */
export function checkable(value: Json, schema: Json, root: Json): Json {
  const asked = schemaKind(schema, root);
  if (asked.kind === 'list' && Array.isArray(value)) {
    return value.map((item) => checkable(item, asked.items, root));
  }
  const number = asked.kind === 'number' && typeof value === 'string' ? Number(value) : Number.NaN;
  return isJson(String(value)) && Number.isFinite(number) ? number : value;
}

/** The text of a value, the inverse of `readValue`. */
export function writeValue(value: Json | undefined, kind: ValueKind['kind']): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  return kind === 'json' ? JSON.stringify(value, null, 2) : JSON.stringify(value);
}
