import { appliedSchemas } from '../json-schema/applied-schemas.js';
import { asJsonList, isJsonObject, type Json, type JsonObject } from '../json-schema/json.js';
import { type Defs, schemaName } from '../json-schema/references.js';
import { schemaKey, withoutAnnotationKeywords } from './annotations.js';
import { comparedLimits, hasNoEffect, tighterLimit } from './compare-limits.js';
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
export interface MergedSchema {
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
export function mergeSchema(schema: Json | undefined, defs: Defs, nullable: boolean): MergedSchema {
  const merger = new SchemaMerger();
  for (const part of appliedSchemas(schema, defs, { order: 'inner-first' })) merger.add(part);
  return merger.merged(nullable);
}

/** Collects the schemas that apply to one value; later ones replace what only one can say. */
class SchemaMerger {
  readonly #types = new Set<string>();
  readonly #properties = new Map<string, Json>();
  readonly #required = new Set<string>();
  readonly #limits = new Map<string, Json>();
  readonly #alternatives = new Map<string, Json>();
  readonly #parts = new Map<string, Json>();
  readonly #rules = new Map<string, Json>();
  #values: readonly Json[] | undefined;
  #items: Json | undefined;
  #default: Json | undefined;
  #discriminator: Discriminator | undefined;
  #isClosed = false;
  #isDeprecated = false;

  add(part: JsonObject): void {
    for (const type of [part.type ?? []].flat()) this.#types.add(String(type));
    if (isJsonObject(part.properties)) {
      for (const [key, value] of Object.entries(part.properties)) this.#properties.set(key, value);
    }
    for (const key of asJsonList(part.required)) this.#required.add(String(key));
    this.#addLimits(part);
    this.#addParts(part);
    this.#addRules(part);
    if (Array.isArray(part.enum)) this.#narrowTo(part.enum);
    if (part.const !== undefined) this.#narrowTo([part.const]);
    this.#items = part.items ?? this.#items;
    this.#default = part.default ?? this.#default;
    this.#isClosed ||= part.additionalProperties === false;
    this.#isDeprecated ||= part.deprecated === true;
    this.#discriminator = readDiscriminator(part) ?? this.#discriminator;
    this.#addAlternatives(part);
  }

  /** @param nullable whether the surrounding schema also allows null */
  merged(nullable: boolean): MergedSchema {
    const types = this.#types;
    if (nullable && types.size > 0) types.add('null');
    if (types.has('integer') && !types.has('number')) wholeBounds(this.#limits);
    modernFormats(types, this.#limits);
    const sorted = [...types].sort((a, b) =>
      a === 'null' ? 1 : b === 'null' ? -1 : a.localeCompare(b),
    );
    return {
      types: sorted,
      values: types.has('null') ? othersThanNull(this.#values) : this.#values,
      properties: this.#properties,
      required: this.#required,
      limits: this.#limits,
      items: this.#items,
      closed: this.#isClosed,
      deprecated: this.#isDeprecated,
      default: this.#default,
      alternatives: this.#alternatives,
      parts: this.#parts,
      discriminator: this.#discriminator,
      rules: this.#rules,
    };
  }

  /** All parts of `allOf` apply, so a value has to be in each list. */
  #narrowTo(values: readonly Json[]): void {
    const allowed = new Set(values.map((value) => JSON.stringify(value)));
    this.#values = this.#values?.filter((value) => allowed.has(JSON.stringify(value))) ?? values;
  }

  #addLimits(part: JsonObject): void {
    for (const keyword of comparedLimits) {
      const limit = part[keyword];
      if (limit === undefined || hasNoEffect(keyword, limit)) continue;
      this.#limits.set(keyword, tighterLimit(keyword, this.#limits.get(keyword), limit));
    }
  }

  #addParts({ additionalProperties, prefixItems, patternProperties }: JsonObject): void {
    if (isJsonObject(additionalProperties)) this.#parts.set('*', additionalProperties);
    for (const [index, one] of asJsonList(prefixItems).entries()) {
      this.#parts.set(String(index), one);
    }
    if (!isJsonObject(patternProperties)) return;
    for (const [pattern, one] of Object.entries(patternProperties)) this.#parts.set(pattern, one);
  }

  #addRules(part: JsonObject): void {
    for (const keyword of ruleKeywords) {
      const rule = part[keyword];
      if (rule !== undefined) this.#rules.set(keyword, inOrder(withoutAnnotationKeywords(rule)));
    }
    for (const mark of ['readOnly', 'writeOnly']) {
      if (part[mark] === true) this.#rules.set(mark, true);
    }
  }

  #addAlternatives(part: JsonObject): void {
    const plain = plainAlternatives(part);
    for (const type of plain?.types ?? []) this.#types.add(type);
    this.#values ??= plain?.values;
    if (plain) return;
    for (const one of [...asJsonList(part.oneOf), ...asJsonList(part.anyOf)]) {
      this.#alternatives.set(schemaKey(one), one);
    }
  }
}

/** Removes null from an enum, because the types already express it. */
function othersThanNull(values: readonly Json[] | undefined): readonly Json[] | undefined {
  const others = values?.filter((one) => one !== null);
  return others?.length === 0 ? values : others;
}

function readDiscriminator({ discriminator }: JsonObject): Discriminator | undefined {
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
