import { appliedSchemas } from '../json-schema/applied-schemas.js';
import { asJsonList, isJsonObject, type Json, type JsonObject } from '../json-schema/json.js';
import { type Defs, schemaName } from '../json-schema/references.js';
import { schemaKey, withoutAnnotationKeywords } from './annotations.js';
import { hasNoEffect, limits, tighterLimit } from './limits.js';
import { plainAlternatives } from './plain-alternatives.js';

/**
 * Rules whose effect depends on the value, so a change cannot be classified as stricter or weaker.
 */
const ruleKeywords = [
  'not',
  'if',
  'then',
  'else',
  'dependentRequired',
  'propertyNames',
  'contains',
  'dependentSchemas',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contentSchema',
];

interface Discriminator {
  readonly property: string;
  /** Schema names by mapped value, without entries that map a name to itself. */
  readonly mapping: ReadonlyMap<string, string>;
}

/** A schema with its references resolved and its `allOf` merged. */
export interface FlatSchema {
  readonly types: readonly string[];
  readonly values: readonly Json[] | undefined;
  readonly properties: Map<string, Json>;
  readonly required: Set<string>;
  readonly limits: Map<string, Json>;
  readonly items: Json | undefined;
  readonly closed: boolean;
  readonly deprecated: boolean;
  readonly default: Json | undefined;
  /** Alternatives by {@link schemaKey}: schema name, title or JSON text. */
  readonly alternatives: ReadonlyMap<string, Json>;
  /** Unnamed subschemas: additional properties, items by position, pattern properties. */
  readonly parts: ReadonlyMap<string, Json>;
  /** How to distinguish the alternatives, or the schemas that extend this one. */
  readonly discriminator: Discriminator | undefined;
  /** Rules whose effect cannot be derived, and the readOnly and writeOnly marks. */
  readonly rules: ReadonlyMap<string, Json>;
}

/**
 * Merges a schema with its references and `allOf`.
 *
 * @param nullable whether the surrounding schema also allows null
 */
export function flattenSchema(schema: Json | undefined, defs: Defs, nullable = false): FlatSchema {
  const properties = new Map<string, Json>();
  const required = new Set<string>();
  const found = new Map<string, Json>();
  const alternatives = new Map<string, Json>();
  const parts = new Map<string, Json>();
  const rules = new Map<string, Json>();
  const types = new Set<string>();
  let discriminator: Discriminator | undefined;
  let [values, items, preset, closed, deprecated]: [
    readonly Json[] | undefined,
    Json | undefined,
    Json | undefined,
    boolean,
    boolean,
  ] = [undefined, undefined, undefined, false, false];
  const take = (part: JsonObject): void => {
    for (const type of [part.type ?? []].flat()) types.add(String(type));
    if (isJsonObject(part.properties)) {
      for (const [key, value] of Object.entries(part.properties)) properties.set(key, value);
    }
    for (const key of asJsonList(part.required)) required.add(String(key));
    for (const keyword of Object.keys(limits)) {
      const limit = part[keyword];
      if (limit === undefined || hasNoEffect(keyword, limit)) continue;
      found.set(keyword, tighterLimit(keyword, found.get(keyword), limit));
    }
    takeParts(part);
    if (Array.isArray(part.enum)) values = part.enum;
    if (part.const !== undefined) values = [part.const];
    items = part.items ?? items;
    preset = part.default ?? preset;
    closed ||= part.additionalProperties === false;
    deprecated ||= part.deprecated === true;
    discriminator = discriminatorOf(part) ?? discriminator;
    const plain = plainAlternatives(part);
    for (const type of plain?.types ?? []) types.add(type);
    values ??= plain?.values;
    if (plain) return;
    for (const one of [...asJsonList(part.oneOf), ...asJsonList(part.anyOf)]) {
      alternatives.set(schemaKey(one), one);
    }
  };
  const takeParts = (part: JsonObject): void => {
    if (isJsonObject(part.additionalProperties)) parts.set('*', part.additionalProperties);
    for (const [index, one] of asJsonList(part.prefixItems).entries())
      parts.set(String(index), one);
    if (isJsonObject(part.patternProperties)) {
      for (const [pattern, one] of Object.entries(part.patternProperties)) parts.set(pattern, one);
    }
    for (const keyword of ruleKeywords) {
      const rule = part[keyword];
      if (rule !== undefined) rules.set(keyword, inOrder(withoutAnnotationKeywords(rule)));
    }
    for (const mark of ['readOnly', 'writeOnly']) if (part[mark] === true) rules.set(mark, true);
  };
  for (const part of appliedSchemas(schema, defs, { order: 'inner-first' })) take(part);
  if (nullable && types.size > 0) types.add('null');
  if (types.has('integer') && !types.has('number')) wholeBounds(found);
  modernFormats(types, found);
  const sorted = [...types].sort((a, b) =>
    a === 'null' ? 1 : b === 'null' ? -1 : a.localeCompare(b),
  );
  return {
    types: sorted,
    values: types.has('null') ? othersThanNull(values) : values,
    properties,
    required,
    limits: found,
    items,
    closed,
    deprecated,
    default: preset,
    alternatives,
    parts,
    discriminator,
    rules,
  };
}

/** Removes null from an enum, because the types already express it. */
function othersThanNull(values: readonly Json[] | undefined): readonly Json[] | undefined {
  const others = values?.filter((one) => one !== null);
  return others?.length === 0 ? values : others;
}

function discriminatorOf({ discriminator }: JsonObject): Discriminator | undefined {
  if (!isJsonObject(discriminator) || typeof discriminator.propertyName !== 'string') {
    return undefined;
  }
  const written = isJsonObject(discriminator.mapping) ? Object.entries(discriminator.mapping) : [];
  const mapping = written.flatMap(([value, target]): [string, string][] => {
    const name = schemaName({ $ref: target }) ?? String(target);
    return name === value ? [] : [[value, name]];
  });
  return { property: discriminator.propertyName, mapping: new Map(mapping) };
}

/** Sorts lists of names, whose order has no meaning. */
function inOrder(rule: Json): Json {
  if (!isJsonObject(rule)) return rule;
  const sorted = Object.entries(rule).map(([key, names]): [string, Json] => [
    key,
    Array.isArray(names) && names.every((name) => typeof name === 'string')
      ? names.toSorted()
      : names,
  ]);
  return Object.fromEntries(sorted);
}

/**
 * Translates OpenAPI 3.0 formats to 3.1: `byte` becomes the content encoding base64, and raw bytes
 * have no type.
 */
function modernFormats(types: Set<string>, found: Map<string, Json>): void {
  if (found.get('format') === 'byte') {
    found.delete('format');
    found.set('contentEncoding', 'base64');
  }
  const isRaw =
    found.get('format') === 'binary' ||
    (found.get('contentMediaType') === 'application/octet-stream' && !found.has('contentEncoding'));
  if (!isRaw) return;
  found.delete('format');
  found.delete('contentMediaType');
  types.delete('string');
}

/** Normalizes integer bounds: `exclusiveMinimum: 0` equals `minimum: 1`. */
function wholeBounds(found: Map<string, Json>): void {
  const bounds = [
    ['exclusiveMinimum', 'minimum', 1],
    ['exclusiveMaximum', 'maximum', -1],
  ] as const;
  for (const [exclusive, inclusive, step] of bounds) {
    const limit = found.get(exclusive);
    if (!Number.isInteger(limit) || found.has(inclusive)) continue;
    found.delete(exclusive);
    found.set(inclusive, Number(limit) + step);
  }
}

/**
 * Splits a nullable schema such as `anyOf: [{ $ref: … }, { type: 'null' }]` into the schema and a
 * nullable flag.
 */
export function withoutNull(schema: Json | undefined): {
  readonly schema: Json | undefined;
  readonly nullable: boolean;
} {
  if (!isJsonObject(schema)) return { schema, nullable: false };
  const { anyOf, oneOf, ...others } = schema;
  const all = asJsonList(anyOf ?? oneOf);
  const rest = all.filter((one) => !(isJsonObject(one) && one.type === 'null'));
  const [only] = rest;
  const isPair =
    all.length === 2 && rest.length === 1 && (anyOf === undefined) !== (oneOf === undefined);
  if (!isPair || !isJsonObject(only)) return { schema, nullable: false };
  // A named schema stays a reference, unless further keywords accompany it.
  const words = withoutAnnotationKeywords(others);
  const isAlone = isJsonObject(words) && Object.keys(words).length === 0;
  if (isAlone) return { schema: only, nullable: true };
  return schemaName(only) === undefined
    ? { schema: { ...others, allOf: [...asJsonList(others.allOf), only] }, nullable: true }
    : { schema, nullable: false };
}
