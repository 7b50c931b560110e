import { asJsonList, isJsonObject, type Json } from '../json-schema/json.js';
import { schemaName } from '../json-schema/references.js';

/** Keywords that only describe a schema and never constrain a value. */
export const annotationKeywordSet: ReadonlySet<string> = new Set([
  'description',
  'title',
  'examples',
  'default',
]);

/**
 * Returns the schema without annotation keywords, so that an edited description does not count as a
 * change.
 */
export function withoutAnnotationKeywords(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(withoutAnnotationKeywords);
  if (!isJsonObject(schema)) return schema;
  const others = Object.entries(schema).filter(([keyword]) => !annotationKeywordSet.has(keyword));
  return Object.fromEntries(
    others.map(([keyword, inner]) => [keyword, withoutAnnotationKeywords(inner)]),
  );
}

/**
 * The key that identifies an alternative: its name, its title, its discriminating value or its JSON
 * text.
 */
export function schemaKey(schema: Json): string {
  const name = schemaName(schema);
  if (name !== undefined || !isJsonObject(schema)) return name ?? JSON.stringify(schema);
  if (typeof schema.title === 'string') return schema.title;
  const properties = isJsonObject(schema.properties) ? Object.entries(schema.properties) : [];
  const marks = properties.flatMap(([key, one]) => {
    const [value] = isJsonObject(one)
      ? [one.const, ...asJsonList(one.enum)].filter((v) => v !== undefined)
      : [];
    const isOnly =
      isJsonObject(one) && (one.const !== undefined || asJsonList(one.enum).length === 1);
    return isOnly ? [`${key}: ${JSON.stringify(value)}`] : [];
  });
  return marks[0] ?? JSON.stringify(withoutAnnotationKeywords(schema));
}
