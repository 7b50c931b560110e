import { expect, it } from 'vitest';
import { recordSchema } from './record-schema.js';

const moon = { properties: { name: {} } };
const ref = { $ref: '#/$defs/Moons' };

it.each([
  ['the items of a list', { jsonSchema: { items: moon } }, moon],
  ['the items of a named list', { jsonSchema: ref }, moon],
  ['the schema of an object', { jsonSchema: moon }, moon],
  ['the schema of the items', { jsonSchema: {}, itemJsonSchema: moon }, moon],
  ['unknown for any value', { jsonSchema: { type: 'string' } }, undefined],
  ['unknown without a schema', {}, undefined],
])('the schema of a record is %s', (_, media, expected) => {
  const found = recordSchema(
    { type: 'text/csv', examples: [], ...media },
    { Moons: { items: moon } },
  );
  expect(found).toEqual(expected);
});
