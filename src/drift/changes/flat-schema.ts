import {
  defNameOf,
  isJsonObject,
  type Json,
  type JsonObject,
  jsonListOf,
} from '../../model/index.js';

export type Defs = Readonly<Record<string, Json>>;

/** Limits, and whether a greater number asks for more. */
export const limits: Readonly<Record<string, 'lower' | 'upper' | 'shape'>> = {
  minimum: 'lower',
  exclusiveMinimum: 'lower',
  minLength: 'lower',
  minItems: 'lower',
  minProperties: 'lower',
  maximum: 'upper',
  exclusiveMaximum: 'upper',
  maxLength: 'upper',
  maxItems: 'upper',
  maxProperties: 'upper',
  pattern: 'shape',
  format: 'shape',
  multipleOf: 'shape',
  uniqueItems: 'shape',
  contentMediaType: 'shape',
};

/** What they do to a value depends on the value. */
const ruleKeywords = [
  'not',
  'if',
  'then',
  'else',
  'dependentRequired',
  'propertyNames',
  'contains',
];

/** A schema with its references and `allOf` taken together. */
export interface Flat {
  readonly types: readonly string[];
  readonly values: readonly Json[] | undefined;
  readonly properties: Map<string, Json>;
  readonly required: Set<string>;
  readonly limits: Map<string, Json>;
  readonly items: Json | undefined;
  readonly closed: boolean;
  readonly deprecated: boolean;
  readonly default: Json | undefined;
  /** Names of the schemas among its alternatives, or their titles, or what they are. */
  readonly alternatives: ReadonlyMap<string, Json>;
  /** Of fields that have no name, of items by their place, of what a pattern names. */
  readonly parts: ReadonlyMap<string, Json>;
  /** Rules whose consequences nobody can tell by looking at them, and marks. */
  readonly rules: ReadonlyMap<string, Json>;
}

/** @param nullable whether what stands around it allows null, too */
export function flattened(schema: Json | undefined, defs: Defs, nullable = false): Flat {
  const properties = new Map<string, Json>();
  const required = new Set<string>();
  const found = new Map<string, Json>();
  const alternatives = new Map<string, Json>();
  const parts = new Map<string, Json>();
  const rules = new Map<string, Json>();
  const types = new Set<string>();
  const passed = new Set<Json>();
  let [values, items, preset, closed, deprecated]: [
    readonly Json[] | undefined,
    Json | undefined,
    Json | undefined,
    boolean,
    boolean,
  ] = [undefined, undefined, undefined, false, false];
  const take = (part: Json | undefined): void => {
    if (!isJsonObject(part) || passed.has(part)) return;
    passed.add(part);
    const name = nameOf(part);
    if (name !== undefined && Object.hasOwn(defs, name)) take(defs[name]);
    for (const inner of jsonListOf(part.allOf)) take(inner);
    for (const type of [part.type ?? []].flat()) types.add(String(type));
    if (isJsonObject(part.properties)) {
      for (const [key, value] of Object.entries(part.properties)) properties.set(key, value);
    }
    for (const key of jsonListOf(part.required)) required.add(String(key));
    for (const keyword of Object.keys(limits)) {
      const limit = part[keyword];
      if (limit !== undefined) found.set(keyword, limit);
    }
    if (Array.isArray(part.enum)) values = part.enum;
    if (part.const !== undefined) values = [part.const];
    items = part.items ?? items;
    preset = part.default ?? preset;
    closed ||= part.additionalProperties === false;
    deprecated ||= part.deprecated === true;
    for (const one of [...jsonListOf(part.oneOf), ...jsonListOf(part.anyOf)]) {
      alternatives.set(keyOf(one), one);
    }
    takeParts(part);
  };
  const takeParts = (part: JsonObject): void => {
    if (isJsonObject(part.additionalProperties)) parts.set('*', part.additionalProperties);
    for (const [index, one] of jsonListOf(part.prefixItems).entries())
      parts.set(String(index), one);
    if (isJsonObject(part.patternProperties)) {
      for (const [pattern, one] of Object.entries(part.patternProperties)) parts.set(pattern, one);
    }
    for (const keyword of ruleKeywords) {
      const rule = part[keyword];
      if (rule !== undefined) rules.set(keyword, withoutWords(rule));
    }
    for (const mark of ['readOnly', 'writeOnly']) if (part[mark] === true) rules.set(mark, true);
  };
  take(schema);
  if (nullable && types.size > 0) types.add('null');
  if (types.has('integer') && !types.has('number')) wholeBounds(found);
  const sorted = [...types].sort((a, b) =>
    a === 'null' ? 1 : b === 'null' ? -1 : a.localeCompare(b),
  );
  return {
    types: sorted,
    values,
    properties,
    required,
    limits: found,
    items,
    closed,
    deprecated,
    default: preset,
    alternatives,
    parts,
    rules,
  };
}

/** Of whole numbers, `exclusiveMinimum: 0` is `minimum: 1`. */
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

/** A schema, and whether null is allowed beside it: `anyOf: [{ $ref: … }, { type: 'null' }]`. */
export function withoutNull(schema: Json | undefined): {
  readonly schema: Json | undefined;
  readonly nullable: boolean;
} {
  if (!isJsonObject(schema)) return { schema, nullable: false };
  const { anyOf, oneOf, ...others } = schema;
  const all = jsonListOf(anyOf ?? oneOf);
  const rest = all.filter((one) => !(isJsonObject(one) && one.type === 'null'));
  const [only] = rest;
  const isPair =
    all.length === 2 && rest.length === 1 && (anyOf === undefined) !== (oneOf === undefined);
  if (!isPair || !isJsonObject(only)) return { schema, nullable: false };
  // A name stays a name; what else stands there belongs to it.
  const words = withoutWords(others);
  const isAlone = isJsonObject(words) && Object.keys(words).length === 0;
  if (isAlone) return { schema: only, nullable: true };
  return nameOf(only) === undefined
    ? { schema: { ...others, allOf: [...jsonListOf(others.allOf), only] }, nullable: true }
    : { schema, nullable: false };
}

/** A schema without what only describes it, so that other words are no other schema. */
function withoutWords(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(withoutWords);
  if (!isJsonObject(schema)) return schema;
  const { description, title, examples, default: value, ...others } = schema;
  return Object.fromEntries(
    Object.entries(others).map(([keyword, inner]) => [keyword, withoutWords(inner)]),
  );
}

/** What an alternative is known by: its name, its title, the value that marks it, or what it is. */
function keyOf(schema: Json): string {
  const name = nameOf(schema);
  if (name !== undefined || !isJsonObject(schema)) return name ?? JSON.stringify(schema);
  if (typeof schema.title === 'string') return schema.title;
  const properties = isJsonObject(schema.properties) ? Object.entries(schema.properties) : [];
  const marks = properties.flatMap(([key, one]) => {
    const [value] = isJsonObject(one)
      ? [one.const, ...jsonListOf(one.enum)].filter((v) => v !== undefined)
      : [];
    const isOnly =
      isJsonObject(one) && (one.const !== undefined || jsonListOf(one.enum).length === 1);
    return isOnly ? [`${key}: ${JSON.stringify(value)}`] : [];
  });
  return marks[0] ?? JSON.stringify(withoutWords(schema));
}

export function nameOf(schema: Json | undefined): string | undefined {
  return isJsonObject(schema) && typeof schema.$ref === 'string'
    ? defNameOf(schema.$ref)
    : undefined;
}
