import {
  appliedSchemas,
  conditionalSchemas,
  type PossibleSubschemas,
} from '../../json-schema/applied-schemas.js';
import { absenceKeyword, type Direction, isAbsent } from '../../json-schema/direction.js';
import { asJsonList, isJsonObject, type Json, type JsonObject } from '../../json-schema/json.js';
import { matchesPattern } from '../../json-schema/pattern/index.js';
import type { Defs } from '../../json-schema/references.js';

/** A property that the schemas do not allow at its position. */
export interface UnexpectedField {
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
export function unexpectedFields(
  value: Json,
  schema: Json,
  defs: Defs,
  direction: Direction,
): readonly UnexpectedField[] {
  const unexpected: UnexpectedField[] = [];

  const visit = (value: Json, schemas: readonly Json[], path: readonly string[]): void => {
    const parts = schemasParts(schemas, defs);
    if (Array.isArray(value)) {
      value.forEach((item, index) => {
        visit(item, itemSchemas(parts, index), [...path, String(index)]);
      });
      return;
    }
    if (!isJsonObject(value)) return;
    const propertyNames = [...new Set(parts.flatMap(({ properties }) => valueKeys(properties)))];
    const isOpen = propertyNames.length === 0 || parts.some(isWelcoming);
    for (const [key, child] of Object.entries(value)) {
      const own = parts.flatMap((part) => partSchemas(part, key));
      const at = [...path, key];
      if (own.length === 0) {
        if (!isOpen) unexpected.push({ path: at, kind: 'unknown', known: propertyNames });
        continue;
      }
      if (own.some((part) => isAbsent(part, direction, defs)))
        unexpected.push({ path: at, kind: absenceKeyword[direction], known: propertyNames });
      visit(child, own, at);
    }
  };

  visit(value, [schema], []);
  return unexpected;
}

/** Collects the schemas together with all schemas that may apply to the same value. */
function schemasParts(schemas: readonly (Json | undefined)[], defs: Defs): readonly JsonObject[] {
  const seen = new Set<Json>();
  const possible: PossibleSubschemas = (schema) => [schema.if, ...conditionalSchemas(schema)];
  return schemas.flatMap((schema) => appliedSchemas(schema, defs, { possible, seen }));
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
