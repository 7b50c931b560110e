// Generates OpenAPI descriptions of any size, the same in every run.
import { numbers, words } from './corpus.mjs';

/**
 * Returns an OpenAPI 3.1 description with one schema per operation and 34 properties per schema. Every fourth property
 * references another schema, with cycles. 1,200 operations are 13 MB of indented JSON.
 */
export function describe(operations) {
  const next = numbers(operations);
  // Only the high bits of a linear congruential generator look random.
  const word = () => words[next(2 ** 24) >> 20];
  const prose = (length) => `${Array.from({ length }, word).join(' ')}.`;
  const schemaName = (index) => `${capital(words[index % words.length])}${index}`;
  const reference = () => ({ $ref: `#/components/schemas/${schemaName(next(operations))}` });
  const kinds = [
    () => ({ type: 'string', description: prose(24), maxLength: 10 + next(90) }),
    () => ({ type: 'integer', description: prose(16), minimum: next(10), default: 10 }),
    () => ({
      type: 'string',
      enum: [word(), `${word()}-2`, `${word()}-3`],
      description: prose(12),
    }),
    (index) => (index % 8 === 3 ? { type: 'array', items: reference() } : reference()),
  ];
  const fields = (count) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `${word()}_${index}`,
        kinds[index % kinds.length](index),
      ]),
    );
  const schemas = Array.from({ length: operations }, (_, index) => [
    schemaName(index),
    { type: 'object', description: prose(40), properties: fields(34) },
  ]);
  const respond = (schema) => ({
    description: prose(4),
    content: { 'application/json': { schema } },
  });
  const methods = ['get', 'put', 'patch', 'delete'];
  const operation = (index) => ({
    operationId: `operation${index}`,
    summary: capital(prose(4)),
    description: prose(60),
    tags: [`${capital(words[Math.floor(index / 40) % words.length])} ${Math.floor(index / 40)}`],
    parameters: [
      { name: 'id', in: 'path', required: true, description: prose(8), schema: { type: 'string' } },
      {
        name: 'limit',
        in: 'query',
        description: prose(12),
        schema: { type: 'integer', maximum: 100 },
      },
    ],
    ...(index % 2 === 0
      ? {}
      : { requestBody: { content: { 'application/json': { schema: reference() } } } }),
    responses: {
      200: respond(reference()),
      400: respond({ $ref: `#/components/schemas/${schemaName(0)}` }),
    },
  });
  const paths = {};
  for (let index = 0; index < operations; index += 1) {
    const path = `/${words[index % words.length]}s/${Math.floor(index / methods.length)}/{id}`;
    paths[path] = { ...paths[path], [methods[index % methods.length]]: operation(index) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'The sky', version: '1.0.0', description: prose(80) },
    servers: [{ url: 'https://api.example.com/v1' }],
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
      schemas: Object.fromEntries(schemas),
    },
  };
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
