import { expect, it } from 'vitest';
import {
  apiOf,
  namedSchema,
  objectOf,
  refTo,
  schemaOf,
  text,
} from '../../../../test/build/planets-api.js';
import { PlannedSite } from '../../../../test/build/planned-site.js';
import type { ApiSchema } from '../../../openapi/api/schema.js';
import type { SchemaView } from '../../page-props/schema-view.js';

type Group = ApiSchema['alternatives'][number];

/** The labels of alternatives on the page of a schema. */
function labels(schemas: readonly ApiSchema[], more: Partial<Group> = {}): string[] {
  const { alternatives } = schemaWith(schemas, more);
  return alternatives.flatMap((group) => group.schemas.map(({ label }) => label));
}

function schemaWith(schemas: readonly ApiSchema[], more: Partial<Group> = {}): SchemaView {
  const choice = schemaOf({ alternatives: [{ keyword: 'oneOf', schemas, ...more }] });
  const api = apiOf({
    schemas: [
      namedSchema('Choice', choice),
      namedSchema('Moon', objectOf({ 'kind!': schemaOf({ enum: [{ value: 'moon' }] }) })),
      namedSchema('Sun', { ...objectOf({ kind: text }), title: 'A yellow star' }),
      namedSchema('Star', objectOf({ 'kind!': schemaOf({ const: { value: 'star' } }) })),
    ],
  });
  const site = new PlannedSite({ files: {}, api });
  return site.content('/api/schemas/choice', 'schema').schema;
}

const moon = refTo('Moon');
const star = refTo('Star');

it('labels alternatives with the values of the discriminator', () => {
  const mapping = [
    { value: 'm', schema: 'Moon' },
    { value: 's', schema: 'Star' },
    { value: 'sun', schema: 'Star' },
  ];
  expect(labels([moon, star], { discriminator: 'kind', mapping })).toEqual(['m', 's, sun']);
  expect(labels([moon, star], { discriminator: 'kind' })).toEqual(['moon', 'star']);
});

it('labels alternatives with their titles and names', () => {
  expect(labels([moon, star])).toEqual(['Moon', 'Star']);
  expect(labels([moon, { ...text, title: 'An id' }])).toEqual(['Moon', 'An id']);
  const none = schemaOf({ const: { value: '' } });
  const generated = { ...objectOf({ name: text }), title: 'moon_param' };
  expect(labels([generated, none])).toEqual(['object', '""']);
  expect(labels([moon, refTo('Sun')])).toEqual(['Moon', 'A yellow star']);
});

it('labels alternatives with the value or type that tells them apart', () => {
  expect(labels([moon, text])).toEqual(['Moon', 'string']);
  const empty = schemaOf({ types: ['string'], enum: [{ value: '' }] });
  expect(labels([objectOf({ city: text }), empty])).toEqual(['object', '""']);
  const words = schemaOf({ enum: [{ value: 'true' }, { value: 'other' }] });
  expect(labels([schemaOf({ types: ['boolean'] }), words])).toEqual(['boolean', '"true", other']);
  const day = schemaOf({ types: ['string'], format: 'date' });
  expect(labels([text, day])).toEqual(['string', 'string, date']);
});

it('labels a type beside alternatives of the same type that have names or values', () => {
  const models = ['a', 'b', 'c', 'd'].map((value) => ({ value }));
  const model = schemaOf({ types: ['string'], enum: models });
  expect(labels([text, model])).toEqual(['string', 'a, b, c, 1 more']);
  const long = schemaOf({ enum: models.map(({ value }) => ({ value: `${value}-2025-01-31` })) });
  expect(labels([text, long])).toEqual(['string', 'a-2025-01-31, 3 more']);
  expect(labels([text, { ...model, title: 'Model' }])).toEqual(['string', 'Model']);
  expect(labels([moon, schemaOf({ types: ['object'] })])).toEqual(['Moon', 'object']);
  expect(labels([schemaOf({}), moon])).toEqual(['any', 'Moon']);
});

it('labels arrays with the title, name, values or type of their items', () => {
  const listOf = (items: ApiSchema) => schemaOf({ types: ['array'], items });
  expect(labels([listOf(moon), listOf(refTo('Sun'))])).toEqual([
    'array of Moon',
    'array of A yellow star',
  ]);
  const country = (format: string) => listOf(schemaOf({ types: ['string'], format }));
  expect(labels([country('country'), country('not-country')])).toEqual([
    'array of string, country',
    'array of string, not-country',
  ]);
});

it('labels alternatives with the field that tells them apart', () => {
  expect(
    labels([objectOf({ 'mail!': text, a: text }), objectOf({ 'tel!': text, a: text })]),
  ).toEqual(['mail', 'tel']);
  expect(labels([objectOf({ near: text }), objectOf({ far: text })])).toEqual(['near', 'far']);
  const kind = (value: string) => objectOf({ kind: schemaOf({ const: { value } }), a: text });
  expect(labels([kind('x'), kind('y')])).toEqual(['kind: x', 'kind: y']);
  const error = (type: string) => objectOf({ type: schemaOf({ const: { value: type } }), a: text });
  const other = objectOf({ type: text, a: text, b: text });
  expect(labels([error('x'), error('y'), other])).toEqual(['type: x', 'type: y', 'b']);
  expect(labels([objectOf({ name: text }), objectOf({ name: text, parameter: text })])).toEqual([
    'name',
    'parameter',
  ]);
});

it('numbers alternatives that nothing tells apart', () => {
  const same = objectOf({ a: text });
  expect(labels([same, same])).toEqual(['Option 1', 'Option 2']);
  expect(labels([moon, moon])).toEqual(['Option 1', 'Option 2']);
});

it('leaves out alternatives of which the type says all', () => {
  const whole = schemaOf({ types: ['integer'] });
  const { type, alternatives } = schemaWith([text, whole]);
  expect([type, alternatives]).toEqual(['string or integer', []]);
  expect(labels([text, { ...whole, format: 'int64' }])).toEqual(['string', 'integer, int64']);
  expect(labels([text, objectOf({ a: text })])).toEqual(['string', 'object']);
});
