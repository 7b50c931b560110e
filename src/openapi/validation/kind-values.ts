import { asObject } from '../json.js';
import type { Kind } from '../references/object-model.js';

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];
const styles = ['simple', 'label', 'matrix', 'form', 'spaceDelimited', 'pipeDelimited'];

/**
 * Values of the fields that select a variant of an object. If the other fields do not match, the
 * validator assumes another variant and reports this field.
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

/** Returns the allowed values of a field; undefined if the validator's own message is better. */
export function kindValues(kind: Kind | undefined, field: string): readonly string[] | undefined {
  const known = (kind === undefined ? undefined : values[kind]) ?? {};
  return Object.hasOwn(known, field) ? known[field] : undefined;
}

/** Required fields of each security scheme type, besides `type` (OpenAPI 3.1, section 4.8.27). */
const needed: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    apiKey: ['name', 'in'],
    http: ['scheme'],
    mutualTLS: [],
    oauth2: ['flows'],
    openIdConnect: ['openIdConnectUrl'],
  }),
);

/**
 * Returns the field that selects an object's variant, if the missing field belongs to another
 * variant.
 */
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
