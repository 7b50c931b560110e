/**
 * Keywords of JSON Schema 2020-12 and OpenAPI by the shape of their value. Descriptions are
 * shortened, because they would dominate the download size.
 */

export const plainKeywords = new Set(
  [
    'title enum const default examples deprecated readOnly writeOnly format type',
    'required pattern multipleOf minimum maximum exclusiveMinimum exclusiveMaximum minLength',
    'maxLength minItems maxItems uniqueItems minContains maxContains minProperties maxProperties',
    'contentEncoding contentMediaType dependentRequired xml x-secret',
  ].flatMap((names) => names.split(' ')),
);

/** Keywords that contain instance values. */
export const valueKeywords = new Set(['enum', 'const', 'default', 'examples']);

export const schemaKeywords = new Set(
  [
    'items additionalProperties contains propertyNames contentSchema not if then else',
    'unevaluatedItems unevaluatedProperties',
  ].flatMap((names) => names.split(' ')),
);

export const listKeywords = new Set(['prefixItems', 'allOf', 'anyOf', 'oneOf']);

export const mapKeywords = new Set(['properties', 'patternProperties', 'dependentSchemas']);

/** Keywords that apply further schemas to the same value, which null must match as well. */
export const combiningKeywords = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'const'] as const;

/** Keywords that annotate a value without constraining it. */
export const annotationKeywords = new Set(
  'title description default examples deprecated readOnly writeOnly xml'.split(' '),
);
