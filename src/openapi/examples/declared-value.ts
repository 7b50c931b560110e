import { isJsonObject, type Json } from '../../json-schema/json.js';
import type { ApiSchema } from '../api/schema.js';
import { isHiddenInDirection, isValid, type ValidationContext } from './is-valid.js';

/**
 * Returns a value that the schema declares: a constant, an example, the default or an enum value.
 * Skips values that do not match all parts, and null if there is another value.
 */
export function declaredValue(
  parts: readonly ApiSchema[],
  context: ValidationContext,
): Json | undefined {
  const constant = parts.find((part) => part.const !== undefined)?.const;
  if (constant !== undefined) return constant.value;
  const choices = parts.flatMap((part) => part.enum.map(({ value }) => value));
  // If several parts describe an object, an example of one part lacks the properties of the others.
  const isShared = parts.filter(({ properties }) => properties.length > 0).length > 1;
  const given = parts.flatMap((part) => declaredValues(part));
  const said = [...(isShared ? given.filter((one) => !isJsonObject(one)) : given), ...choices];
  const [first] = said;
  if (first === undefined) return undefined;
  const isFitting = (value: Json): boolean => parts.every((part) => isValid(value, part, context));
  const fitting = said.find((value) => value !== null && isFitting(value));
  if (fitting !== undefined) return fitting;
  if (choices.length > 0) return choices.find((value) => value !== null) ?? null;
  // A generated value is more informative than a declared one that does not match.
  const isOpen = parts.some(
    ({ types, ref, alternatives }) =>
      types.length > 0 || ref !== undefined || alternatives.length > 0,
  );
  return isOpen ? undefined : first;
}

/** Examples and the default of a schema. */
export function declaredValues(schema: ApiSchema): readonly Json[] {
  return [...schema.examples, ...(schema.default ? [schema.default.value] : [])];
}

/** Removes the properties that are absent in the current direction. */
export function removeHiddenFields(
  value: Json,
  schema: ApiSchema,
  context: ValidationContext,
  level = 0,
): Json {
  if (context.direction === 'both' || level > 8) return value;
  const target = schema.ref === undefined ? undefined : context.resolve(schema.ref);
  const parts = [
    ...(target === undefined ? [] : [target]),
    ...schema.alternatives.flatMap(({ schemas }) => schemas),
  ];
  let shown = value;
  if (isJsonObject(value)) {
    const kept = Object.entries(value).flatMap(([name, inner]): readonly [string, Json][] => {
      const child = schema.properties.find((one) => one.name === name)?.schema;
      if (child === undefined) return [[name, inner]];
      return isHiddenInDirection(child, context)
        ? []
        : [[name, removeHiddenFields(inner, child, context, level + 1)]];
    });
    shown = Object.fromEntries(kept);
  } else if (Array.isArray(value) && schema.items !== undefined) {
    const { items } = schema;
    shown = value.map((one: Json) => removeHiddenFields(one, items, context, level + 1));
  }
  return parts.reduce((one, part) => removeHiddenFields(one, part, context, level + 1), shown);
}
