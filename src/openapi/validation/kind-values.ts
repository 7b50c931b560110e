import { asObject } from '../json.js';
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
export function kindValues(kind: Kind | undefined, field: string): readonly string[] | undefined {
  const known = (kind === undefined ? undefined : values[kind]) ?? {};
  return Object.hasOwn(known, field) ? known[field] : undefined;
}

/** What security schemes of each type need beside `type` (OpenAPI 3.1, section 4.8.27). */
const needed: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    apiKey: ['name', 'in'],
    http: ['scheme'],
    mutualTLS: [],
    oauth2: ['flows'],
    openIdConnect: ['openIdConnectUrl'],
  }),
);

/** The field that tells of which sort an object is, if it lacks what only objects of another sort need. */
export function tellingField(
  kind: Kind | undefined,
  missing: string,
  node: unknown,
): 'in' | 'type' | undefined {
  const { type, in: where } = asObject(node);
  switch (kind) {
    case 'securityScheme': {
      const fields = typeof type === 'string' ? needed.get(type) : undefined;
      return fields === undefined || fields.includes(missing) ? undefined : 'type';
    }
    case 'parameter':
      return missing === 'required' && where !== undefined && where !== 'path' ? 'in' : undefined;
    case 'swaggerParameter':
      return missing === 'schema' && where !== undefined && where !== 'body' ? 'in' : undefined;
    default:
      return undefined;
  }
}
