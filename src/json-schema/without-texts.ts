import { isJsonObject, type Json, type JsonObject } from './json.js';
import { listKeywords, mapKeywords, schemaKeywords } from './keywords.js';

const texts = new Set(['description', 'examples']);

/** Returns a schema without descriptions and examples, which validation ignores and which are most of its size. */
export function withoutTexts(schema: Json): Json {
  if (!isJsonObject(schema)) return schema;
  const kept = Object.entries(schema).filter(([keyword]) => !texts.has(keyword));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, inside(keyword, value)]));
}

function inside(keyword: string, value: Json): Json {
  if (schemaKeywords.has(keyword)) return withoutTexts(value);
  if (listKeywords.has(keyword) && Array.isArray(value)) return value.map(withoutTexts);
  return mapKeywords.has(keyword) && isJsonObject(value) ? eachWithoutTexts(value) : value;
}

/** The same for a record of schemas, such as `properties`. */
export function eachWithoutTexts(schemas: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, withoutTexts(schema)]),
  );
}
