import { appliedSchemas } from './applied-schemas.js';
import { isJsonObject, type Json } from './json.js';
import type { Defs } from './references.js';

/**
 * The direction of a value: read-only properties are absent from requests, write-only properties
 * from responses.
 */
export type Direction = 'request' | 'response';

/** The view of a schema: one direction, or all of its properties. */
export type Perspective = Direction | 'both';

/** The keyword of properties that are absent in a direction. */
export const absenceKeyword = { request: 'readOnly', response: 'writeOnly' } as const;

/**
 * Whether a property with this schema is absent in a direction, by its own keyword or by that of a
 * reference or a part of `allOf`. Any `true` counts (JSON Schema Validation 2020-12, section 9.4).
 */
export function isAbsent(schema: Json, direction: Direction, defs: Defs): boolean {
  const keyword = absenceKeyword[direction];
  if (isJsonObject(schema) && schema[keyword] === true) return true;
  return appliedSchemas(schema, defs).some((part) => part[keyword] === true);
}

/**
 * Whether an object, or each item of a list, has properties that are all absent in a direction, and
 * no room for others.
 */
export function holdsOnlyAbsent(schema: Json, direction: Direction, defs: Defs): boolean {
  const items = appliedSchemas(schema, defs).flatMap((part) => part.items ?? []);
  const objects = items.length > 0 ? items : [schema];
  return objects.every((one) => hasOnlyAbsentProperties(one, direction, defs));
}

function hasOnlyAbsentProperties(schema: Json, direction: Direction, defs: Defs): boolean {
  const parts = appliedSchemas(schema, defs);
  if (parts.some((part) => openKeywords.some((keyword) => isOpen(part[keyword])))) return false;
  const properties = parts.flatMap((part) =>
    isJsonObject(part.properties) ? Object.values(part.properties) : [],
  );
  return properties.length > 0 && properties.every((one) => isAbsent(one, direction, defs));
}

const openKeywords = ['oneOf', 'anyOf', 'patternProperties', 'additionalProperties'];

function isOpen(value: Json | undefined): boolean {
  return value !== undefined && value !== false;
}
