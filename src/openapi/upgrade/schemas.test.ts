import { expect, it } from 'vitest';
import { splitSchema, upgradeSchema } from './schemas.js';

it('replaces the keywords of Swagger 2.0 at every depth', () => {
  const schema = {
    discriminator: 'kind',
    properties: {
      picture: { type: 'file' },
      moon: { type: 'string', 'x-nullable': true, 'x-example': 'Io' },
    },
  };
  expect(upgradeSchema(schema)).toEqual({
    discriminator: { propertyName: 'kind' },
    properties: {
      picture: { type: 'string', format: 'binary' },
      moon: { type: 'string', nullable: true, example: 'Io' },
    },
  });
});

it('leaves data that looks like a schema alone', () => {
  const schema = { type: 'object', example: { type: 'file' }, enum: [{ type: 'file' }] };
  expect(upgradeSchema(schema)).toEqual(schema);
});

it('splits a parameter into its schema and the rest, with the items of lists', () => {
  const items = { type: 'integer', minimum: 1, collectionFormat: 'csv' };
  const parameter = { name: 'ids', in: 'query', type: 'array', maxItems: 9, items };
  expect(splitSchema(parameter)).toEqual({
    schema: { type: 'array', maxItems: 9, items: { type: 'integer', minimum: 1 } },
    rest: { name: 'ids', in: 'query' },
  });
});
