import { kindField, type ObjectKind } from './object-model.js';

type Names = Partial<Record<ObjectKind, readonly string[]>>;

/** Fields added in OpenAPI 3.2, by object. */
const addedIn32: Names = {
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

/** Fields added in 3.1, except those of schemas. */
const addedIn31: Names = {
  description: ['webhooks', 'jsonSchemaDialect'],
  components: ['pathItems'],
  info: ['summary'],
  license: ['identifier'],
};

/**
 * Returns the OpenAPI version that added a field; undefined for unknown fields and those of 3.0.
 */
export function knownSince(kind: ObjectKind, key: string): '3.1' | '3.2' | undefined {
  if (addedIn32[kind]?.includes(key)) return '3.2';
  if (addedIn31[kind]?.includes(key)) return '3.1';
  // 3.1 removed `nullable`.
  const isKeyword = kind === 'schema' && kindField(kind, key) !== undefined && key !== 'nullable';
  return isKeyword && !schemaFieldsOf30.has(key) ? '3.1' : undefined;
}

const schemaFieldsOf30: ReadonlySet<string> = new Set(
  `title multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems
  uniqueItems maxProperties minProperties required enum type allOf oneOf anyOf not items properties
  additionalProperties description format default nullable discriminator readOnly writeOnly xml externalDocs
  example deprecated`.split(/\s+/),
);
