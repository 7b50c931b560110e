import { isJsonObject, type Json, jsonListOf } from '../json-schema/json.js';
import { defNameOf } from '../json-schema/json-schema.js';

/** Keywords that only describe. */
export const wordKeywords: ReadonlySet<string> = new Set([
  'description',
  'title',
  'examples',
  'default',
]);

/** A schema without what only describes it, so that other words are no other schema. */
export function withoutWords(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(withoutWords);
  if (!isJsonObject(schema)) return schema;
  const others = Object.entries(schema).filter(([keyword]) => !wordKeywords.has(keyword));
  return Object.fromEntries(others.map(([keyword, inner]) => [keyword, withoutWords(inner)]));
}

/** What an alternative is known by: its name, its title, the value that marks it, or what it is. */
export function keyOf(schema: Json): string {
  const name = nameOf(schema);
  if (name !== undefined || !isJsonObject(schema)) return name ?? JSON.stringify(schema);
  if (typeof schema.title === 'string') return schema.title;
  const properties = isJsonObject(schema.properties) ? Object.entries(schema.properties) : [];
  const marks = properties.flatMap(([key, one]) => {
    const [value] = isJsonObject(one)
      ? [one.const, ...jsonListOf(one.enum)].filter((v) => v !== undefined)
      : [];
    const isOnly =
      isJsonObject(one) && (one.const !== undefined || jsonListOf(one.enum).length === 1);
    return isOnly ? [`${key}: ${JSON.stringify(value)}`] : [];
  });
  return marks[0] ?? JSON.stringify(withoutWords(schema));
}

export function nameOf(schema: Json | undefined): string | undefined {
  return isJsonObject(schema) && typeof schema.$ref === 'string'
    ? defNameOf(schema.$ref)
    : undefined;
}
