import type { Perspective } from '../../json-schema/direction.js';
import { isJsonObject, type Json } from '../../json-schema/json.js';
import { matchesPattern } from '../../json-schema/pattern/index.js';
import { matchesFormat } from '../../json-schema/validation/index.js';
import type { ApiSchema, LimitLabel, Property } from '../api/schema.js';
import type { SampleBudget } from './sample-budget.js';

export interface ValidationContext {
  readonly direction: Perspective;
  /** Counts validations against the budget. */
  readonly budget?: Pick<SampleBudget, 'judge'>;
  resolve(name: string): ApiSchema | undefined;
}

/** Validation stops at this depth, because schemas may be recursive. */
const maxLevel = 6;

/**
 * Whether a value matches a normalized schema. Used to choose among values while generating
 * examples; requests and responses are validated against JSON Schema itself.
 */
export function isValid(
  value: Json,
  schema: ApiSchema,
  context: ValidationContext,
  level = 0,
  known = new Map<ApiSchema, boolean>(),
): boolean {
  if (level > maxLevel) return true;
  const before = known.get(schema);
  if (before !== undefined) return before;
  context.budget?.judge();
  const found = judge(value, schema, context, level, known);
  known.set(schema, found);
  return found;
}

/** @param known results for this value by schema, because schemas often share parts */
function judge(
  value: Json,
  schema: ApiSchema,
  context: ValidationContext,
  level: number,
  known: Map<ApiSchema, boolean>,
): boolean {
  if (schema.never) return false;
  if (schema.const !== undefined && !isEqual(value, schema.const.value)) return false;
  if (value === null && schema.nullable) return true;
  const below = (child: ApiSchema, inner: Json = value): boolean =>
    isValid(inner, child, context, level + 1, inner === value ? known : undefined);
  const target = schema.ref === undefined ? undefined : context.resolve(schema.ref);
  return (
    (schema.enum.length === 0 || schema.enum.some((one) => isEqual(value, one.value))) &&
    (schema.types.length === 0 || schema.types.some((type) => isOfType(value, type))) &&
    (target === undefined || below(target)) &&
    (typeof value !== 'string' || isValidText(value, schema)) &&
    (typeof value !== 'number' || numberFits(value, schema)) &&
    (!isList(value) || listFits(value, schema, below)) &&
    (!isJsonObject(value) || recordFits(value, schema, context, below)) &&
    schema.alternatives.every((one) => alternativesFit(one, below)) &&
    !(schema.not !== undefined && below(schema.not)) &&
    (schema.conditions ?? []).every(({ condition, consequence, otherwise }) => {
      const next = below(condition) ? consequence : otherwise;
      return next === undefined || below(next);
    })
  );
}

/** Whether the property is absent in the current direction. */
export function isHiddenInDirection(
  schema: ApiSchema,
  { direction, resolve }: ValidationContext,
  hops = 0,
): boolean {
  if (direction === 'both') return false;
  if (direction === 'request' ? schema.readOnly : schema.writeOnly) return true;
  const target = schema.ref === undefined || hops > 20 ? undefined : resolve(schema.ref);
  return target !== undefined && isHiddenInDirection(target, { direction, resolve }, hops + 1);
}

type Limited = Pick<ApiSchema, 'constraints'>;

/** Returns the numeric values of a limit; `multipleOf` may occur several times. */
export function schemaLimits({ constraints }: Limited, label: LimitLabel): readonly number[] {
  return constraints
    .filter((one) => one.label === label)
    .map(({ value }) => Number(value))
    .filter((limit) => !Number.isNaN(limit));
}

export function schemaLimit(schema: Limited, label: LimitLabel): number | undefined {
  return schemaLimits(schema, label)[0];
}

export function schemaPatterns({ constraints }: Limited): readonly string[] {
  return constraints.filter(({ label }) => label === 'pattern').map(({ value }) => value);
}

/** Whether the items of a list must be unique. */
export function hasUniqueItems({ constraints }: Limited): boolean {
  return constraints.some(({ label }) => label === 'unique items');
}

type Below = (child: ApiSchema, inner?: Json) => boolean;

function alternativesFit(
  { keyword, schemas, discriminator }: ApiSchema['alternatives'][number],
  below: Below,
): boolean {
  if (keyword === 'allOf') return schemas.every((one) => below(one));
  const fitting = schemas.filter((one) => below(one)).length;
  return keyword === 'anyOf' || discriminator !== undefined ? fitting > 0 : fitting === 1;
}

/** Whether a text has the length, patterns and format that a schema requires. */
export function isValidText(
  value: string,
  schema: Pick<ApiSchema, 'constraints' | 'format'>,
): boolean {
  // Counts characters, not code units (JSON Schema 2020-12 Validation, section 6.3.1).
  return (
    isWithin(
      [...value].length,
      schemaLimit(schema, 'min length'),
      schemaLimit(schema, 'max length'),
    ) &&
    schemaPatterns(schema).every((pattern) => matchesPattern(pattern, value)) &&
    (schema.format === undefined || matchesFormat(value, schema.format))
  );
}

function numberFits(value: number, schema: ApiSchema): boolean {
  const [above, below] = [schemaLimit(schema, 'greater than'), schemaLimit(schema, 'less than')];
  return (
    isWithin(value, schemaLimit(schema, 'minimum'), schemaLimit(schema, 'maximum')) &&
    (above === undefined || value > above) &&
    (below === undefined || value < below) &&
    schemaLimits(schema, 'multiple of').every((step) => isWhole(value / step))
  );
}

function isWhole(count: number): boolean {
  return Math.abs(count - Math.round(count)) < 1e-9 * Math.max(1, Math.abs(count));
}

function listFits(value: readonly Json[], schema: ApiSchema, below: Below): boolean {
  const { prefixItems, items, closedItems, contains } = schema;
  return (
    isWithin(value.length, schemaLimit(schema, 'min items'), schemaLimit(schema, 'max items')) &&
    !(closedItems && value.length > prefixItems.length) &&
    (contains === undefined ||
      isWithin(
        value.filter((one) => below(contains, one)).length,
        schemaLimit(schema, 'min matching items') ?? 1,
        schemaLimit(schema, 'max matching items'),
      )) &&
    !(
      hasUniqueItems(schema) && new Set(value.map((one) => JSON.stringify(one))).size < value.length
    ) &&
    value.every((one, index) => {
      const child = prefixItems[index] ?? items;
      return child === undefined || below(child, one);
    })
  );
}

function recordFits(
  value: { readonly [key: string]: Json },
  schema: ApiSchema,
  context: ValidationContext,
  below: Below,
): boolean {
  const { properties, additional, dependentRequired = [], dependentSchemas = [] } = schema;
  const names = Object.keys(value);
  const has = (name: string): boolean => Object.hasOwn(value, name);
  const isNeeded = ({ required, schema: child }: Property): boolean =>
    required && !isHiddenInDirection(child, context);
  const known = new Set(properties.map(({ name }) => name));
  const { patternProperties = [], propertyNames } = schema;
  const others = names.filter(
    (name) =>
      !known.has(name) && !patternProperties.some(({ pattern }) => matchesPattern(pattern, name)),
  );
  return (
    isWithin(
      names.length,
      schemaLimit(schema, 'min properties'),
      schemaLimit(schema, 'max properties'),
    ) &&
    properties.every((one) => has(one.name) || !isNeeded(one)) &&
    (schema.alsoRequired ?? []).every(has) &&
    properties.every(({ name, schema: child }) => {
      const inner = value[name];
      return inner === undefined || !has(name) || below(child, inner);
    }) &&
    patternProperties.every(({ pattern, schema: child }) =>
      names.every((name) => !matchesPattern(pattern, name) || below(child, value[name] ?? null)),
    ) &&
    (propertyNames === undefined || names.every((name) => below(propertyNames, name))) &&
    !(additional === 'closed' && others.length > 0) &&
    (typeof additional !== 'object' ||
      others.every((name) => below(additional, value[name] ?? null))) &&
    dependentRequired.every((one) => !has(one.property) || one.required.every(has)) &&
    dependentSchemas.every((one) => !has(one.property) || below(one.schema))
  );
}

function isOfType(value: Json, type: string): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isJsonObject(value);
    case 'null':
      return value === null;
    default:
      return typeof value === type;
  }
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isWithin(value: number, least = -Infinity, most = Infinity): boolean {
  return value >= least && value <= most;
}

function isEqual(one: Json, other: Json): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
