import { isJsonObject, type Json } from '../../json-schema/json.js';
import { referenceDefName } from '../../json-schema/json-schema.js';
import type { MediaType } from '../../openapi/api/media-type.js';

/** Returns the schema of one record: the items of a list schema, or the schema itself. */
export function recordSchema(
  { jsonSchema: schema, itemJsonSchema }: MediaType,
  defs: Readonly<Record<string, Json>>,
): Json | undefined {
  if (itemJsonSchema !== undefined) return itemJsonSchema;
  if (!isJsonObject(schema)) return undefined;
  const name = typeof schema.$ref === 'string' ? referenceDefName(schema.$ref) : undefined;
  if (name !== undefined && Object.hasOwn(defs, name)) {
    const target = defs[name];
    return (isJsonObject(target) ? target.items : undefined) ?? schema;
  }
  return schema.items ?? (schema.properties === undefined ? undefined : schema);
}
