import { appliedSchemas } from '../applied-schemas.js';
import { asJsonList, isJsonObject, type Json, type JsonObject } from '../json.js';
import { matchesPattern } from '../pattern/index.js';
import type { Defs } from '../references.js';

/** The names of the properties of an object. */
export interface PropertyNames {
  /** Described properties that exist in the current direction. */
  readonly sent: readonly string[];
  /** Of these, the ones that are neither forbidden nor deprecated, and have contents. */
  readonly offered: ReadonlySet<string>;
}

/** Returns the properties that a schema describes. */
export function describedProperties({ properties }: JsonObject): Readonly<Record<string, Json>> {
  return isJsonObject(properties) ? properties : {};
}

/** Whether a schema says what is in an object or a list. */
export function describesContent({ properties, additionalProperties, items }: JsonObject): boolean {
  return [properties, additionalProperties, items].some(
    (content) => isJsonObject(content) && Object.keys(content).length > 0,
  );
}

/** Returns the property names that a schema requires. */
export function requiredNames({ required }: JsonObject): readonly string[] {
  return asJsonList(required).filter((name): name is string => typeof name === 'string');
}

/**
 * Returns the property names that identify other alternatives: they require them, and this one does
 * not declare them. For example `oneOf: [{ required: [card] }, { required: [iban] }]` with both
 * properties declared outside of the alternatives.
 */
export function namesOfOthers(
  option: Json,
  options: readonly Json[],
  defs: Defs,
): ReadonlySet<string> {
  const own = new Set(
    appliedSchemas(option, defs).flatMap((part) => [
      ...requiredNames(part),
      ...Object.keys(describedProperties(part)),
    ]),
  );
  const others = options.flatMap((one) => appliedSchemas(one, defs).flatMap(requiredNames));
  return new Set(others.filter((name) => !own.has(name)));
}

/**
 * Returns the first property that only this alternative requires, or else describes: the name that pickers of
 * alternatives show as well.
 */
export function ownPropertyName(
  option: Json,
  options: readonly Json[],
  defs: Defs,
): string | undefined {
  const described = (part: JsonObject) => Object.keys(describedProperties(part));
  for (const partNames of [requiredNames, described]) {
    const names = (one: Json) => appliedSchemas(one, defs).flatMap(partNames);
    const others = new Set(options.filter((one) => one !== option).flatMap(names));
    const own = names(option).find((name) => !others.has(name));
    if (own !== undefined) return own;
  }
  return undefined;
}

/** Returns a schema without the optional properties of these names. */
export function withoutProperties(schema: JsonObject, names: ReadonlySet<string>): JsonObject {
  if (names.size === 0 || schema.properties === undefined) return schema;
  const required = requiredNames(schema);
  const kept = Object.entries(describedProperties(schema)).filter(
    ([name]) => required.includes(name) || !names.has(name),
  );
  return { ...schema, properties: Object.fromEntries(kept) };
}

/** Returns the schemas of a property from all parts. */
export function propertySchemas(name: string, parts: readonly JsonObject[]): readonly Json[] {
  // Asked for every property of every example: most are described once.
  const [part] = parts;
  if (part !== undefined && parts.length === 1) return schemasIn(name, part);
  return [...new Set(parts.flatMap((one) => schemasIn(name, one)))];
}

/** Returns the schemas of a property from the parts that describe it, without the schemas of additional properties. */
export function schemasByName(name: string, parts: readonly JsonObject[]): readonly Json[] {
  const schemas: Json[] = [];
  for (const { properties, patternProperties } of parts) {
    if (isJsonObject(properties) && Object.hasOwn(properties, name)) {
      schemas.push(properties[name] ?? true);
    }
    if (isJsonObject(patternProperties)) schemas.push(...matchingSchemas(name, patternProperties));
  }
  return schemas;
}

function schemasIn(name: string, part: JsonObject): readonly Json[] {
  const described = schemasByName(name, [part]);
  if (described.length > 0) return described;
  const { additionalProperties } = part;
  return isJsonObject(additionalProperties) ? [additionalProperties] : [];
}

function matchingSchemas(name: string, patternProperties: JsonObject): readonly Json[] {
  return Object.entries(patternProperties).flatMap(([pattern, schema]) =>
    matchesPattern(pattern, name) ? [schema] : [],
  );
}

/** Whether a closed part of the schema does not describe the property. */
export function isForbiddenProperty(name: string, parts: readonly JsonObject[]): boolean {
  return parts.some(
    (part) => part.additionalProperties === false && schemasIn(name, part).length === 0,
  );
}
