/**
 * What JSON Schema 2020-12 and OpenAPI's vocabulary know, by the shape of the value. Descriptions are left out: forms
 * and checks do not read them, and they are most of what a browser would load.
 */

export const plainKeywords = new Set(
  [
    'title enum const default examples deprecated readOnly writeOnly format type',
    'required pattern multipleOf minimum maximum exclusiveMinimum exclusiveMaximum minLength',
    'maxLength minItems maxItems uniqueItems minContains maxContains minProperties maxProperties',
    'contentEncoding contentMediaType dependentRequired xml x-secret',
  ].flatMap((names) => names.split(' ')),
);

/** Those of them that hold values of the schema. */
export const valueKeywords = new Set(['enum', 'const', 'default', 'examples']);

export const schemaKeywords = new Set(
  [
    'items additionalProperties contains propertyNames contentSchema not if then else',
    'unevaluatedItems unevaluatedProperties',
  ].flatMap((names) => names.split(' ')),
);

export const listKeywords = new Set(['prefixItems', 'allOf', 'anyOf', 'oneOf']);

export const mapKeywords = new Set(['properties', 'patternProperties', 'dependentSchemas']);

/** Keywords that another part of the same value must fit, too: `null` has to pass them as well. */
export const combiningKeywords = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'const'] as const;

/** What is said about a value without limiting it. */
export const annotationKeywords = new Set(
  'title default examples deprecated readOnly writeOnly xml'.split(' '),
);
