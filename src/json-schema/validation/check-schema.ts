import { asJsonList, isJsonObject, type Json, type JsonObject } from '../json.js';
import {
  arrayViolations,
  checkItems,
  checkUnevaluatedItems,
  containsViolations,
} from './check-array.js';
import {
  checkProperties,
  checkUnevaluatedProperties,
  missingProperties,
  sizeViolations,
} from './check-object.js';
import { brokenKeywords, numberViolations, stringViolations } from './check-scalar.js';
import { isEqualJson } from './equal.js';
import type { CheckSubschema, Evaluated, ValuePosition, Violation } from './violation.js';

/** What a validation needs to know about schemas. */
export interface ValidationContext {
  /** Returns a schema of another dialect as JSON Schema 2020-12. */
  read?(schema: JsonObject, value: Json): JsonObject;
  /** Returns the schema that a schema refers to; throws if it does not exist. */
  target(schema: JsonObject): Json | undefined;
  /** Returns the properties that are absent in the direction of the value. */
  absentNames(schema: JsonObject): ReadonlySet<string>;
  /** The results of one validation by schema and value, where only their existence matters. */
  readonly known?: Map<Json, Map<Json, readonly Violation[]>> | undefined;
}

/** Returns all violations of a schema by a value (JSON Schema 2020-12). */
export function checkSchema(
  value: Json,
  written: Json | undefined,
  at: ValuePosition,
  context: ValidationContext,
): readonly Violation[] {
  if (written === false) return [{ path: at.path, keyword: 'false', limit: undefined, value }];
  if (!isJsonObject(written) || at.applied.includes(written)) return [];
  const schema = context.read?.(written, value) ?? written;
  const check: CheckSubschema = (inner, child, position) =>
    checkSchema(inner, child, position, context);
  const isCollecting =
    schema.unevaluatedProperties !== undefined || schema.unevaluatedItems !== undefined;
  const here: ValuePosition = {
    path: at.path,
    absent: joinedNames(at.absent, context.absentNames(schema)),
    applied: [...at.applied, written],
    evaluated: isCollecting ? noneEvaluated() : at.evaluated,
  };
  const violations = [
    ...checkReferencedSchema(value, context.target(schema), here, context),
    ...keywordViolations(valueViolations(value, schema), value, schema, here),
    ...checkInPlace(value, schema, here, check),
    ...checkContent(value, schema, here, check),
  ];
  if (isCollecting) mergeEvaluated(at.evaluated, here.evaluated);
  return violations;
}

/**
 * Checks the schema that a schema refers to. Schemas that refer to the next one twice, level by
 * level, would take exponential time without the known results.
 */
function checkReferencedSchema(
  value: Json,
  target: Json | undefined,
  here: ValuePosition,
  context: ValidationContext,
): readonly Violation[] {
  const { known } = context;
  const isReusable = here.evaluated === undefined && here.absent.size === 0;
  if (target === undefined || known === undefined || !isReusable) {
    return checkSchema(value, target, here, context);
  }
  const results = known.get(target) ?? new Map<Json, readonly Violation[]>();
  known.set(target, results);
  const result = results.get(value) ?? checkSchema(value, target, here, context).slice(0, 1);
  results.set(value, result);
  return result;
}

/** Checks the keywords for the type of a value: numbers, strings, lists and objects. */
function checkContent(
  value: Json,
  schema: JsonObject,
  here: ValuePosition,
  check: CheckSubschema,
): readonly Violation[] {
  const broken = (keywords: readonly string[]) => keywordViolations(keywords, value, schema, here);
  if (typeof value === 'number') return broken(numberViolations(value, schema));
  if (typeof value === 'string') return broken(stringViolations(value, schema));
  if (isList(value)) {
    return [
      ...broken(arrayViolations(value, schema)),
      ...checkItems(value, schema, here, check),
      ...broken(containsViolations(value, schema, here, check)),
      ...checkUnevaluatedItems(value, schema, here, check),
    ];
  }
  if (!isJsonObject(value)) return [];
  return [
    ...missingProperties(value, schema, here),
    ...broken(sizeViolations(value, schema)),
    ...checkDependentSchemas(value, schema, here, check),
    ...checkProperties(value, schema, here, check),
    ...checkUnevaluatedProperties(value, schema, here, check),
  ];
}

function keywordViolations(
  keywords: readonly string[],
  value: Json,
  schema: JsonObject,
  { path }: ValuePosition,
): readonly Violation[] {
  return keywords.map((keyword) => ({ path, keyword, limit: schema[keyword], value }));
}

/** Returns the keywords for any type of value that a value violates. */
function valueViolations(value: Json, schema: JsonObject): readonly string[] {
  const { type, const: constant, enum: values } = schema;
  const types = typeof type === 'string' ? [type] : asJsonList(type);
  return brokenKeywords({
    type: types.length > 0 && !types.some((one) => isOfType(value, String(one))),
    const: constant !== undefined && !isEqualJson(value, constant),
    enum: Array.isArray(values) && !values.some((one: Json) => isEqualJson(value, one)),
  });
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

/** Checks the subschemas that apply to the same value. */
function checkInPlace(
  value: Json,
  schema: JsonObject,
  here: ValuePosition,
  check: CheckSubschema,
): readonly Violation[] {
  const { not, allOf, if: condition, then: consequence, else: otherwise } = schema;
  const isRuledOut =
    not !== undefined && check(value, not, { ...here, evaluated: undefined }).length === 0;
  const found: Violation[] = isRuledOut
    ? [{ path: here.path, keyword: 'not', limit: not, value }]
    : [];
  found.push(...checkAlternatives(value, schema, here, check));
  for (const part of asJsonList(allOf)) found.push(...check(value, part, here));
  if (condition !== undefined) {
    const evaluated = here.evaluated && noneEvaluated();
    const isMet = check(value, condition, { ...here, evaluated }).length === 0;
    if (isMet) mergeEvaluated(here.evaluated, evaluated);
    found.push(...check(value, isMet ? consequence : otherwise, here));
  }
  return found;
}

function checkAlternatives(
  value: Json,
  schema: JsonObject,
  here: ValuePosition,
  check: CheckSubschema,
): readonly Violation[] {
  return (['anyOf', 'oneOf'] as const).flatMap((keyword) => {
    const schemas = asJsonList(schema[keyword]);
    if (schemas.length === 0) return [];
    const checked = schemas.map((one) => {
      const evaluated = here.evaluated && noneEvaluated();
      return { evaluated, violations: check(value, one, { ...here, evaluated }) };
    });
    const matching = checked.filter(({ violations }) => violations.length === 0);
    // Without a match, a property that any alternative evaluates is not reported as unknown.
    const relevant = matching.length > 0 ? matching : checked;
    for (const { evaluated } of relevant) mergeEvaluated(here.evaluated, evaluated);
    if (matching.length === 1 || (keyword === 'anyOf' && matching.length > 1)) return [];
    const alternatives =
      matching.length > 0 ? undefined : checked.map(({ violations }) => violations);
    return [{ path: here.path, keyword, limit: schema[keyword], value, alternatives }];
  });
}

function checkDependentSchemas(
  value: JsonObject,
  { dependentSchemas }: JsonObject,
  here: ValuePosition,
  check: CheckSubschema,
): readonly Violation[] {
  const schemas = Object.entries(isJsonObject(dependentSchemas) ? dependentSchemas : {});
  return schemas.flatMap(([name, one]) =>
    Object.hasOwn(value, name) ? check(value, one, here) : [],
  );
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function joinedNames(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  if (one.size === 0 || other.size === 0) return one.size === 0 ? other : one;
  return new Set([...one, ...other]);
}

function noneEvaluated(): Evaluated {
  return { names: new Set(), items: new Set() };
}

function mergeEvaluated(into: Evaluated | undefined, from: Evaluated | undefined): void {
  for (const name of from?.names ?? []) into?.names.add(name);
  for (const item of from?.items ?? []) into?.items.add(item);
}
