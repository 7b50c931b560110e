import { alternativeSchemas, appliedSchemas } from '../applied-schemas.js';
import { type Direction, isAbsent } from '../direction.js';
import { isJsonObject, type JsonObject } from '../json.js';
import type { Defs } from '../references.js';

/**
 * Returns a function that names the properties of a schema that are absent in a direction:
 * `readOnly` properties in requests, `writeOnly` ones in responses. `required` does not apply to
 * them (OpenAPI 3.0.4, section 4.7.24.1; 3.1.1, section 4.8.24.2, treats both as annotations).
 */
export function absentNamesIn(
  direction: Direction,
  defs: Defs,
): (schema: JsonObject) => ReadonlySet<string> {
  const known = new WeakMap<JsonObject, ReadonlySet<string>>();
  return (schema) => {
    const names = known.get(schema) ?? new Set(absentNames(schema, direction, defs));
    known.set(schema, names);
    return names;
  };
}

function absentNames(schema: JsonObject, direction: Direction, defs: Defs): readonly string[] {
  return appliedSchemas(schema, defs, { possible: alternativeSchemas }).flatMap(({ properties }) =>
    Object.entries(isJsonObject(properties) ? properties : {}).flatMap(([name, child]) =>
      isAbsent(child, direction, defs) ? [name] : [],
    ),
  );
}
