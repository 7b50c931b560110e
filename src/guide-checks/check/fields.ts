import { asJsonList, isJsonObject, type Json, type JsonObject } from '../../json-schema/json.js';
import { referenceDefName } from '../../json-schema/json-schema.js';
import { matchesPattern } from '../../json-schema/pattern/index.js';

/** A field of a value that its schemas know nothing of. */
export interface StrayField {
  /** Keys from the root to the field. */
  readonly path: readonly string[];
  readonly kind: 'unknown' | 'readOnly' | 'writeOnly';
  /** Names that the schemas know there. */
  readonly known: readonly string[];
}

/**
 * Fields that no part of the schema lists, though it lists others and does not say that more are welcome, and
 * fields that go the other way. A schema that says nothing about more fields allows them; an example that has one
 * is most likely out of date.
 */
export function strayFields(
  value: Json,
  schema: Json,
  defs: Readonly<Record<string, Json>>,
  mark: 'readOnly' | 'writeOnly',
): readonly StrayField[] {
  const found: StrayField[] = [];

  const visit = (value: Json, schemas: readonly Json[], path: readonly string[]): void => {
    const parts = schemasParts(schemas, defs);
    if (Array.isArray(value)) {
      value.forEach((item, index) => {
        visit(item, itemSchemas(parts, index), [...path, String(index)]);
      });
      return;
    }
    if (!isJsonObject(value)) return;
    const known = [...new Set(parts.flatMap(({ properties }) => valueKeys(properties)))];
    const isOpen = known.length === 0 || parts.some(isWelcoming);
    for (const [key, child] of Object.entries(value)) {
      const own = parts.flatMap((part) => partSchemas(part, key));
      const at = [...path, key];
      if (own.length === 0) {
        if (!isOpen) found.push({ path: at, kind: 'unknown', known });
        continue;
      }
      if (schemasParts(own, defs).some((part) => part[mark] === true))
        found.push({ path: at, kind: mark, known });
      visit(child, own, at);
    }
  };

  visit(value, [schema], []);
  return found;
}

/** Schemas and all others that the same value may have to fit. */
function schemasParts(
  schemas: readonly (Json | undefined)[],
  defs: Readonly<Record<string, Json>>,
): readonly JsonObject[] {
  const parts = new Set<JsonObject>();
  const add = (schema: Json | undefined): void => {
    if (!isJsonObject(schema) || parts.has(schema)) return;
    parts.add(schema);
    const name = typeof schema.$ref === 'string' ? referenceDefName(schema.$ref) : undefined;
    if (name !== undefined && Object.hasOwn(defs, name)) add(defs[name]);
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) asJsonList(schema[keyword]).forEach(add);
    for (const keyword of ['if', 'then', 'else']) add(schema[keyword]);
    if (isJsonObject(schema.dependentSchemas)) Object.values(schema.dependentSchemas).forEach(add);
  };
  schemas.forEach(add);
  return [...parts];
}

/** It says that there may be more fields than it lists. */
function isWelcoming({
  additionalProperties: more,
  unevaluatedProperties,
  propertyNames,
}: JsonObject): boolean {
  const says = (value: Json | undefined): boolean => value === true || isJsonObject(value);
  return says(more) || says(unevaluatedProperties) || propertyNames !== undefined;
}

function partSchemas(part: JsonObject, key: string): readonly Json[] {
  const { properties, patternProperties } = part;
  const own =
    isJsonObject(properties) && Object.hasOwn(properties, key) ? [properties[key] ?? true] : [];
  const matching = isJsonObject(patternProperties)
    ? Object.entries(patternProperties).flatMap(([pattern, schema]) =>
        matchesPattern(pattern, key) ? [schema] : [],
      )
    : [];
  const listed = [...own, ...matching];
  const more = part.additionalProperties;
  return listed.length === 0 && isJsonObject(more) ? [more] : listed;
}

function itemSchemas(parts: readonly JsonObject[], index: number): readonly Json[] {
  return parts.flatMap(({ items, prefixItems }) => {
    const prefix = asJsonList(prefixItems);
    const item = index < prefix.length ? prefix[index] : items;
    return item === undefined ? [] : [item];
  });
}

function valueKeys(value: Json | undefined): readonly string[] {
  return isJsonObject(value) ? Object.keys(value) : [];
}
