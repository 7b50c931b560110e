import { isJsonObject, type Json } from '../../json-schema/json.js';
import { type Defs, referencedDef } from '../../json-schema/references.js';
import type { MediaType } from '../../openapi/api/media-type.js';

/** Returns the schema of one record: the items of a list schema, or the schema itself. */
export function recordSchema(
  { jsonSchema: schema, itemJsonSchema }: MediaType,
  defs: Defs,
): Json | undefined {
  if (itemJsonSchema !== undefined) return itemJsonSchema;
  if (!isJsonObject(schema)) return undefined;
  const target = referencedDef(schema, defs);
  if (target !== undefined) return (isJsonObject(target) ? target.items : undefined) ?? schema;
  return schema.items ?? (schema.properties === undefined ? undefined : schema);
}
