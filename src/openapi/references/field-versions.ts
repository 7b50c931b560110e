import { type Kind, kindField } from './object-model.js';

type Names = Partial<Record<Kind, readonly string[]>>;

/** Fields that OpenAPI 3.2 has added, by the object that they belong to. */
export const addedIn32: Names = {
  description: ['$self'],
  components: ['mediaTypes'],
  encoding: ['encoding', 'prefixEncoding', 'itemEncoding'],
  example: ['dataValue', 'serializedValue'],
  flows: ['deviceAuthorization'],
  mediaType: ['$ref', 'itemSchema', 'prefixEncoding', 'itemEncoding'],
  pathItem: ['query', 'additionalOperations'],
  response: ['summary'],
  securityScheme: ['oauth2MetadataUrl', 'deprecated'],
  server: ['name'],
  tag: ['summary', 'parent', 'kind'],
  xml: ['nodeType'],
};

/** Those that 3.1 has added, without the many of a schema. */
const addedIn31: Names = {
  description: ['webhooks', 'jsonSchemaDialect'],
  components: ['pathItems'],
  info: ['summary'],
  license: ['identifier'],
};

/** The version of OpenAPI that a field is known since; undefined where it has none of that name, or 3.0 had it. */
export function knownSince(kind: Kind, key: string): '3.1' | '3.2' | undefined {
  if (addedIn32[kind]?.includes(key)) return '3.2';
  if (addedIn31[kind]?.includes(key)) return '3.1';
  // `nullable` is what 3.1 has left out.
  const isKeyword = kind === 'schema' && kindField(kind, key) !== undefined && key !== 'nullable';
  return isKeyword && !schemaFieldsOf30.has(key) ? '3.1' : undefined;
}

const schemaFieldsOf30: ReadonlySet<string> = new Set(
  `title multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems
  uniqueItems maxProperties minProperties required enum type allOf oneOf anyOf not items properties
  additionalProperties description format default nullable discriminator readOnly writeOnly xml externalDocs
  example deprecated`.split(/\s+/),
);
