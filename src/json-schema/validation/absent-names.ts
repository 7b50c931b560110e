import { alternativeSchemas, appliedSchemas } from '../applied-schemas.js';
import type { Direction } from '../direction.js';
import { isJsonObject, type Json, type JsonObject } from '../json.js';
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
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly';
  const known = new WeakMap<JsonObject, ReadonlySet<string>>();
  return (schema) => {
    const names = known.get(schema) ?? new Set(markedNames(schema, mark, defs));
    known.set(schema, names);
    return names;
  };
}

function markedNames(schema: JsonObject, mark: string, defs: Defs): readonly string[] {
  return appliedSchemas(schema, defs, { possible: alternativeSchemas }).flatMap(({ properties }) =>
    Object.entries(isJsonObject(properties) ? properties : {}).flatMap(([name, child]) =>
      hasMark(child, mark, defs) ? [name] : [],
    ),
  );
}

/** Whether a schema carries a mark such as `readOnly`, directly, through a reference or in a part of `allOf`. */
export function hasMark(schema: Json, mark: string, defs: Defs): boolean {
  if (isJsonObject(schema) && schema[mark] !== undefined) return schema[mark] === true;
  return appliedSchemas(schema, defs).some((part) => part[mark] === true);
}
