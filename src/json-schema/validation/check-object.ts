import { asJsonList, isJsonObject, type Json, type JsonObject } from '../json.js';
import { matchesPattern } from '../pattern/index.js';
import { brokenKeywords, isNumber } from './check-scalar.js';
import {
  type CheckSubschema,
  positionBelow,
  type ValuePosition,
  type Violation,
} from './violation.js';

/** Returns the keywords that the number of properties violates. */
export function sizeViolations(
  value: JsonObject,
  { minProperties, maxProperties }: JsonObject,
): readonly string[] {
  const count = Object.keys(value).length;
  return brokenKeywords({
    minProperties: isNumber(minProperties) && count < minProperties,
    maxProperties: isNumber(maxProperties) && count > maxProperties,
  });
}

/** Returns the violations of `required` and `dependentRequired`. */
export function missingProperties(
  value: JsonObject,
  { required, dependentRequired }: JsonObject,
  { path, absent }: ValuePosition,
): readonly Violation[] {
  const missingNames = (names: Json | undefined): readonly string[] =>
    asJsonList(names).filter(
      (name): name is string =>
        typeof name === 'string' && !Object.hasOwn(value, name) && !absent.has(name),
    );
  const dependent = Object.entries(isJsonObject(dependentRequired) ? dependentRequired : {});
  const also = dependent.flatMap(([name, names]) =>
    Object.hasOwn(value, name) ? missingNames(names) : [],
  );
  const found = [
    { keyword: 'required', limit: required, missing: missingNames(required) },
    { keyword: 'dependentRequired', limit: dependentRequired, missing: also },
  ];
  return found.flatMap((one) => (one.missing.length > 0 ? [{ ...one, path, value }] : []));
}

/** Checks the names and values of properties. */
export function checkProperties(
  value: JsonObject,
  schema: JsonObject,
  at: ValuePosition,
  check: CheckSubschema,
): readonly Violation[] {
  const { additionalProperties, propertyNames } = schema;
  const properties = isJsonObject(schema.properties) ? schema.properties : {};
  const patterns = Object.entries(
    isJsonObject(schema.patternProperties) ? schema.patternProperties : {},
  );
  return Object.entries(value).flatMap(([name, child]) => {
    const below = positionBelow(at, name);
    const own = Object.hasOwn(properties, name) ? [properties[name]] : [];
    const matching = patterns.flatMap(([pattern, one]) =>
      matchesPattern(pattern, name) ? [one] : [],
    );
    const applied = [...own, ...matching];
    if (applied.length === 0 && additionalProperties !== undefined) {
      applied.push(additionalProperties);
    }
    if (applied.length > 0) at.evaluated?.names.add(name);
    return [
      ...(propertyNames === undefined ? [] : check(name, propertyNames, below)),
      ...applied.flatMap((one) => check(child, one, below)),
    ];
  });
}

/** Checks the properties that no other keyword has evaluated. */
export function checkUnevaluatedProperties(
  value: JsonObject,
  { unevaluatedProperties }: JsonObject,
  at: ValuePosition,
  check: CheckSubschema,
): readonly Violation[] {
  if (unevaluatedProperties === undefined) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    if (at.evaluated?.names.has(name)) return [];
    at.evaluated?.names.add(name);
    return check(child, unevaluatedProperties, positionBelow(at, name));
  });
}
