import {
  alternativeSchemas,
  asJsonList,
  isJsonObject,
  type PossibleSubschemas,
} from 'docsgen/request';
import type { Json, JsonObject } from 'docsgen/theme';
import { type JsonSchemaNode, schemaFacets } from './subschemas.js';

/**
 * Excludes alternatives that an object can no longer match: its discriminator names a different alternative, or one of
 * its fields has a value that they do not allow. Keeps all if none would remain.
 *
 * @param object the fields that are already written
 * @param root schema that references are resolved against (`#/$defs/Name`)
 */
export function openAlternatives(object: JsonObject, root: Json): PossibleSubschemas {
  return (schema) => {
    const all = alternativeSchemas(schema);
    const named = namedBy(schema, object);
    const meant = all.filter((one) => isJsonObject(one) && named.has(one.$ref ?? null));
    const open = meant.length > 0 ? meant : all.filter((one) => isOpen(one, object, root));
    return [...(open.length > 0 ? open : all), schema.then, schema.else];
  };
}

/** The references that the value of a schema's discriminator selects (OpenAPI 3.1.1, section 4.8.25). */
function namedBy({ discriminator }: JsonSchemaNode, object: JsonObject): ReadonlySet<Json> {
  if (!isJsonObject(discriminator)) return new Set();
  const value = object[String(discriminator.propertyName)];
  if (typeof value !== 'string') return new Set();
  const { mapping } = discriminator;
  const mapped =
    isJsonObject(mapping) && Object.hasOwn(mapping, value) ? mapping[value] : undefined;
  return new Set([mapped ?? `#/$defs/${encodeURI(value)}`]);
}

function isOpen(alternative: Json, object: JsonObject, root: Json): boolean {
  const certain = schemaFacets(alternative, root, () => []);
  return Object.entries(object).every(([name, value]) =>
    certain.every(({ properties }) => {
      const property =
        isJsonObject(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
      return schemaFacets(property, root, () => []).every((facet) => allows(facet, value));
    }),
  );
}

function allows(schema: JsonSchemaNode, value: Json): boolean {
  if ('const' in schema && schema.const !== value) return false;
  return schema.enum === undefined || asJsonList(schema.enum).includes(value);
}
