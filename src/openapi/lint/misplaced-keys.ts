import { kindField, type ObjectKind } from '../references/object-model.js';

/** Hints for fields from other versions of OpenAPI, by object and field. */
const elsewhere: Partial<Record<ObjectKind, Readonly<Record<string, string>>>> = {
  description: {
    swagger: 'the version belongs in `openapi`',
    definitions: 'OpenAPI 3 has `components.schemas`',
    parameters: 'OpenAPI 3 has `components.parameters`',
    responses: 'OpenAPI 3 has `components.responses`',
    securityDefinitions: 'OpenAPI 3 has `components.securitySchemes`',
    host: 'OpenAPI 3 has `servers`',
    basePath: 'OpenAPI 3 has `servers`',
    schemes: 'OpenAPI 3 has `servers`',
    consumes: 'in OpenAPI 3, `content` of a request body names its media types',
    produces: 'in OpenAPI 3, `content` of a response names its media types',
  },
  operation: {
    consumes: 'in OpenAPI 3, `content` of a request body names its media types',
    produces: 'in OpenAPI 3, `content` of a response names its media types',
    schemes: 'OpenAPI 3 has `servers`',
  },
  header: {
    name: 'leave it out: the key of a header is its name',
    in: 'leave it out: a header is in no other place',
  },
  response: {
    schema: 'put it into `content`, below a media type',
    examples: 'put it into `content`, below a media type',
  },
  requestBody: {
    schema: 'put it into `content`, below a media type',
    examples: 'put it into `content`, below a media type',
  },
  parameter: { collectionFormat: 'OpenAPI 3 has `style` and `explode`' },
  swagger: {
    components: 'Swagger 2.0 has `definitions`, `parameters` and `responses`',
    servers: 'Swagger 2.0 has `host`, `basePath` and `schemes`',
    webhooks: 'write openapi: 3.1.0',
  },
  swaggerOperation: {
    requestBody: 'Swagger 2.0 has a parameter with `in: body`',
    servers: 'Swagger 2.0 has `host`, `basePath` and `schemes`',
    callbacks: 'write openapi: 3.0.4',
  },
  swaggerResponse: { content: 'Swagger 2.0 has `schema` and `produces`' },
};

/** Objects that hold a schema. */
const holders: ReadonlySet<ObjectKind> = new Set(['header', 'mediaType', 'parameter']);

/** Returns a hint for a field that belongs to another object or another version of OpenAPI. */
export function correctParent(kind: ObjectKind, key: string): string | undefined {
  const place = elsewhere[kind];
  if (place !== undefined && Object.hasOwn(place, key)) return place[key];
  const isKeyword = kindField('schema', key) !== undefined && !key.startsWith('$');
  return holders.has(kind) && isKeyword ? 'put it into `schema`' : undefined;
}
