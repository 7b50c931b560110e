import { visitApplied } from '../applied-schemas.js';
import { asJsonList, isJsonObject, type Json, type JsonObject } from '../json.js';
import type { Defs } from '../references.js';

/** Schemas without references and `allOf`: the value must match every part. */
export interface SchemaParts {
  /** Parts closer to the reference come first. */
  readonly parts: readonly JsonObject[];
  /** Names of the resolved schemas, outermost first. */
  readonly names: readonly string[];
}

/** The named schemas around the value that the parts describe. */
export interface EnclosingSchemas {
  /** Named schemas that contain the value. */
  readonly ancestors: readonly string[];
  /** Named schemas already applied to this value. */
  readonly here: readonly string[];
}

/**
 * Collects the parts of schemas; undefined for circular references and for the schema `false`.
 * Parts of an `allOf` are not closed: authors mean the properties of all of them.
 */
export function collectParts(
  schemas: readonly Json[],
  defs: Defs,
  { ancestors, here }: EnclosingSchemas,
): SchemaParts | undefined {
  const parts: JsonObject[] = [];
  const names = new Set<string>();
  const applied = here.flatMap((name) => defs[name] ?? []);
  // One of `schemas` may be such a schema itself, with its part before those of the others.
  const seen = new Set(applied.filter((schema) => !schemas.includes(schema)));
  const possible = (schema: JsonObject): readonly Json[] => [onlyOption(schema).option];
  const isComplete = schemas.every((root) =>
    visitApplied(root, defs, { possible, seen }, (schema, { name, isPart }) => {
      const isCircular = name !== undefined && ancestors.includes(name);
      if (schema === undefined || schema === false || isCircular) return false;
      if (name !== undefined) names.add(name);
      const part = isJsonObject(schema) ? ownKeywords(schema, isPart) : {};
      if (isConstraining(part)) parts.push(part);
      return true;
    }),
  );
  return isComplete ? { parts, names: [...names] } : undefined;
}

/** Returns a schema without `$ref`, `allOf` and its only option. */
function ownKeywords(schema: JsonObject, isPart: boolean): JsonObject {
  const { rest } = onlyOption(schema);
  const { $ref: reference, allOf, ...own } = rest;
  // Validation results are kept by the identity of the schema.
  const part = reference === undefined && allOf === undefined ? rest : own;
  const isOpen = isPart || allOf !== undefined;
  return isOpen && part.additionalProperties === false ? withoutClosing(part) : part;
}

function withoutClosing({ additionalProperties: _, ...rest }: JsonObject): JsonObject {
  return rest;
}

/** Takes out the only alternative besides null, such as X in `anyOf: [X, { type: null }]`. */
function onlyOption(schema: JsonObject): { readonly option: Json; readonly rest: JsonObject } {
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    if (schema[keyword] === undefined) continue;
    const [option, ...others] = asJsonList(schema[keyword]).filter((one) => !isNull(one));
    if (option === undefined || others.length > 0 || schema.discriminator !== undefined) continue;
    const { [keyword]: _, ...rest } = schema;
    return { option, rest };
  }
  return { option: true, rest: schema };
}

/** Whether null is the only value of a schema. */
export function isNull(schema: Json): boolean {
  return isJsonObject(schema) && schema.type === 'null';
}

/** Keywords that say nothing about the value. */
const silentKeywords = new Set(['title', 'description', 'deprecated', 'readOnly', 'writeOnly']);

function isConstraining(part: JsonObject): boolean {
  return Object.keys(part).some((keyword) => !silentKeywords.has(keyword));
}

/** Returns the types that a schema names, without null. */
function namedTypes({ type }: JsonObject): readonly string[] {
  const names = typeof type === 'string' ? [type] : asJsonList(type);
  return names.filter((name): name is string => typeof name === 'string' && name !== 'null');
}

/**
 * Returns the types that all parts allow; if no part names a type, the type that its keywords
 * imply.
 */
export function partsTypes(parts: readonly JsonObject[]): readonly string[] {
  const named = parts.filter(({ type }) => type !== undefined).map(namedTypes);
  if (named.length === 0) return parts.flatMap(impliedType).slice(0, 1);
  return named.reduce((some, types) =>
    some.flatMap((type) => {
      if (types.includes(type)) return [type];
      // Every integer is a number (JSON Schema 2020-12 core, section 4.2.3).
      if (type === 'integer' && types.includes('number')) return ['integer'];
      return type === 'number' && types.includes('integer') ? ['integer'] : [];
    }),
  );
}

/** The type for which keywords are defined, in the order in which authors mean it. */
const keywordsOfType: readonly (readonly [type: string, keywords: readonly string[]])[] = [
  [
    'object',
    ['properties', 'required', 'patternProperties', 'additionalProperties', 'minProperties'],
  ],
  ['array', ['items', 'prefixItems', 'contains', 'minItems', 'maxItems']],
  ['string', ['pattern', 'minLength', 'maxLength', 'format']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

function impliedType(part: JsonObject): readonly string[] {
  const found = keywordsOfType.find(([, keywords]) =>
    keywords.some((keyword) => part[keyword] !== undefined),
  );
  return found === undefined ? [] : [found[0]];
}

/** Returns the values of a keyword for numbers in all parts. */
export function limitValues(parts: readonly JsonObject[], keyword: string): readonly number[] {
  return parts.flatMap(({ [keyword]: value }) => (typeof value === 'number' ? [value] : []));
}

/** Returns the highest value of a limit in all parts; undefined if there is none. */
export function highestLimit(parts: readonly JsonObject[], keyword: string): number | undefined {
  const all = limitValues(parts, keyword);
  return all.length === 0 ? undefined : Math.max(...all);
}

/** Returns the lowest value of a limit in all parts; undefined if there is none. */
export function lowestLimit(parts: readonly JsonObject[], keyword: string): number | undefined {
  const all = limitValues(parts, keyword);
  return all.length === 0 ? undefined : Math.min(...all);
}
