import { alternativeSchemas } from '../applied-schemas.js';
import { asJsonList, isJsonObject, type Json, type JsonObject } from '../json.js';
import { referencedDef } from '../references.js';
import { describedProperties } from './property-schemas.js';
import { readOnce, type SampleContext } from './sample-context.js';

/**
 * Returns a value that the schemas declare: a constant, an example, the default or an enum value.
 * Skips values that do not match all schemas, and null if there is another value.
 */
export function declaredValue(
  schemas: readonly JsonObject[],
  context: SampleContext,
): Json | undefined {
  return readOnce(context.found.values, schemas, () => readDeclaredValue(schemas, context));
}

function readDeclaredValue(
  schemas: readonly JsonObject[],
  context: SampleContext,
): Json | undefined {
  const constant = schemas.find((schema) => schema.const !== undefined)?.const;
  if (constant !== undefined) return constant;
  const choices = emptyLast(schemas.flatMap((schema) => asJsonList(schema.enum)));
  // If several schemas describe an object, an example of one lacks the properties of the others.
  const isShared = schemas.filter(({ properties }) => properties !== undefined).length > 1;
  const given = schemas.flatMap(declaredValues);
  const declared = [...(isShared ? given.filter((one) => !isJsonObject(one)) : given), ...choices];
  const [first] = declared;
  if (first === undefined) return undefined;
  const fitting = declared.find(
    (value) => value !== null && schemas.every((schema) => context.isValid(value, schema)),
  );
  if (fitting !== undefined) return withoutAbsent(fitting, schemas, context);
  if (choices.length > 0) return choices.find((value) => value !== null) ?? null;
  // A generated value is more informative than a declared one that does not match.
  const isOpen = schemas.some((schema) => describingKeywords.some((key) => key in schema));
  return isOpen ? undefined : first;
}

/** Moves the empty text last: many enumerations begin with it, for no value, and a sample of it would show nothing. */
function emptyLast(choices: readonly Json[]): readonly Json[] {
  const isEmpty = (value: Json): boolean => value === '';
  return [...choices.filter((value) => !isEmpty(value)), ...choices.filter(isEmpty)];
}

const describingKeywords = ['type', '$ref', 'allOf', 'anyOf', 'oneOf'];

/** Returns the examples and the default of a schema. */
export function declaredValues({ examples, default: preset }: JsonObject): readonly Json[] {
  return [...asJsonList(examples), ...(preset === undefined ? [] : [preset])];
}

function withoutAbsent(value: Json, schemas: readonly JsonObject[], context: SampleContext): Json {
  return schemas.reduce<Json>((one, schema) => removeAbsentProperties(one, schema, context), value);
}

/** Levels in which absent properties are removed, because schemas may be recursive. */
const maxLevel = 8;

/** Removes the properties that are absent in the direction. */
function removeAbsentProperties(
  value: Json,
  schema: Json | undefined,
  context: SampleContext,
  level = 0,
): Json {
  if (context.direction === 'both' || level > maxLevel || !isJsonObject(schema)) return value;
  const remove = (one: Json, inner: Json | undefined): Json =>
    removeAbsentProperties(one, inner, context, level + 1);
  let shownValue = value;
  if (isJsonObject(value)) {
    const properties = describedProperties(schema);
    const kept = Object.entries(value).flatMap(([name, inner]): readonly [string, Json][] => {
      const child = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (child === undefined) return [[name, inner]];
      return context.isAbsent(child) ? [] : [[name, remove(inner, child)]];
    });
    shownValue = Object.fromEntries(kept);
  } else if (Array.isArray(value)) {
    shownValue = value.map((one: Json) => remove(one, schema.items));
  }
  const parts = [
    referencedDef(schema, context.defs),
    ...asJsonList(schema.allOf),
    ...alternativeSchemas(schema),
  ];
  return parts.reduce<Json>((one, part) => remove(one, part), shownValue);
}
