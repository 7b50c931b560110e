import { asJsonList, isJsonObject, type Json, type JsonObject } from '../../json-schema/json.js';
import { referenceDefName } from '../../json-schema/json-schema.js';
import { matchesPattern } from '../../json-schema/pattern/index.js';

/** A property that the schemas do not allow at its position. */
export interface StrayField {
  /** Property names from the root to the property. */
  readonly path: readonly string[];
  readonly kind: 'unknown' | 'readOnly' | 'writeOnly';
  /** Property names that the schemas list at this level. */
  readonly known: readonly string[];
}

/**
 * Finds properties that no schema lists, although the schema lists others and does not explicitly
 * allow more, and properties of the other direction. JSON Schema allows additional properties by
 * default, but an unlisted property in an example is most likely out of date.
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

/** Collects the schemas together with all schemas that may apply to the same value. */
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

/** Whether the schema explicitly allows additional properties. */
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
