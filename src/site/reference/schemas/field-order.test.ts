import { expect, it } from 'vitest';
import { objectOf, schemaOf } from '../../../../test/build/planets-api.js';
import type { ApiSchema } from '../../../openapi/api/schema.js';
import { visibleProperties } from './field-order.js';
import { NamedSchemas } from './named-schemas.js';

const text = schemaOf({ types: ['string'] });
const old = schemaOf({ types: ['string'], deprecated: true });

const planet: ApiSchema = {
  ...objectOf({}),
  properties: [
    { name: 'ring', required: false, schema: old },
    { name: 'mass', required: false, schema: text },
    { name: 'name', required: true, schema: text },
    { name: 'moons', required: false, schema: text },
    { name: 'code', required: true, schema: old },
    { name: 'id', required: true, schema: schemaOf({ types: ['string'], readOnly: true }) },
    { name: 'secret', required: false, schema: schemaOf({ types: ['string'], writeOnly: true }) },
  ],
};
const names = (direction: 'request' | 'response' | 'both') =>
  visibleProperties(planet, { direction, schemas: new NamedSchemas([]) }).map(({ name }) => name);

it('lists required fields first and deprecated ones last, else in the order of the author', () => {
  expect(names('both')).toEqual(['name', 'code', 'id', 'mass', 'moons', 'secret', 'ring']);
});

it('omits read-only fields from requests and write-only ones from responses', () => {
  expect(names('request')).toEqual(['name', 'code', 'mass', 'moons', 'secret', 'ring']);
  expect(names('response')).toEqual(['name', 'code', 'id', 'mass', 'moons', 'ring']);
});

it('omits optional objects and lists of which only read-only fields are known from requests', () => {
  const made = schemaOf({ types: ['string'], readOnly: true });
  const stamp = { ...objectOf({}), properties: [{ name: 'made', required: false, schema: made }] };
  const log = schemaOf({ types: ['array'], items: stamp });
  const open = { ...stamp, additional: text };
  const properties = Object.entries({ stamp, log, open, needed: stamp }).map(([name, schema]) => ({
    name,
    required: name === 'needed',
    schema,
  }));
  const seen = (direction: 'request' | 'response') =>
    visibleProperties(
      { ...objectOf({}), properties },
      { direction, schemas: new NamedSchemas([]) },
    ).map(({ name }) => name);
  expect(seen('request')).toEqual(['needed', 'open']);
  expect(seen('response')).toEqual(['needed', 'stamp', 'log', 'open']);
});
