import type { Kind } from '../references/object-model.js';

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];
const styles = ['simple', 'label', 'matrix', 'form', 'spaceDelimited', 'pipeDelimited'];

/**
 * The values of fields that tell which other fields an object may have. Where those do not fit, the validator takes
 * the object for one of another sort and complains of this field.
 */
const values: Partial<Record<Kind, Readonly<Record<string, readonly string[]>>>> = {
  parameter: {
    in: ['query', 'header', 'path', 'cookie', 'querystring'],
    style: [...styles, 'deepObject', 'cookie'],
  },
  header: { style: ['simple'] },
  schema: { type: types },
  securityScheme: {
    type: ['apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect'],
    in: ['query', 'header', 'cookie'],
  },
  swaggerParameter: {
    in: ['query', 'header', 'path', 'formData', 'body'],
    type: ['string', 'number', 'integer', 'boolean', 'array', 'file'],
    collectionFormat: ['csv', 'ssv', 'tsv', 'pipes', 'multi'],
  },
  swaggerSchema: { type: [...types, 'file'] },
  swaggerSecurityScheme: {
    type: ['basic', 'apiKey', 'oauth2'],
    in: ['query', 'header'],
    flow: ['implicit', 'password', 'application', 'accessCode'],
  },
};

/** What a field of an object may say; undefined where the validator knows it better. */
export function valuesOf(kind: Kind | undefined, field: string): readonly string[] | undefined {
  return kind === undefined ? undefined : values[kind]?.[field];
}
