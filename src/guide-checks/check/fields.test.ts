import { describe, expect, it } from 'vitest';
import type { Json } from '../../json-schema/json.js';
import { unexpectedFields } from './fields.js';

const unexpected = (value: Json, schema: Json, defs: Record<string, Json> = {}) =>
  unexpectedFields(value, schema, defs, 'request').map(
    ({ path, kind }) => `${kind} ${path.join('.')}`,
  );

const planet = { properties: { name: {}, id: { readOnly: true } } };

describe('an unexpected field', () => {
  it('is one that no schema lists although it lists others', () => {
    expect(unexpected({ name: 'Mars', nam: 1 }, planet)).toEqual(['unknown nam']);
    expect(unexpected({ anything: 1 }, { type: 'object' })).toEqual([]);
  });

  it('is one that only the other direction has', () => {
    expect(unexpected({ id: 4 }, planet)).toEqual(['readOnly id']);
  });

  it('is found inside objects and lists', () => {
    const schema = { properties: { moons: { items: planet }, star: planet } };
    expect(unexpected({ moons: [{ name: 'Io' }, { nam: 1 }], star: { size: 1 } }, schema)).toEqual([
      'unknown moons.1.nam',
      'unknown star.size',
    ]);
  });

  it('is not one that any alternative lists', () => {
    const ice = { properties: { ice: {} } };
    expect(unexpected({ name: 'Io', ice: 1, fire: 1 }, { ...planet, oneOf: [ice, {}] })).toEqual([
      'unknown fire',
    ]);
  });
});

it.each([
  ['additionalProperties', { additionalProperties: true }],
  ['a schema of additional properties', { additionalProperties: { type: 'integer' } }],
  ['patternProperties', { patternProperties: { '^ri': {} } }],
  ['propertyNames', { propertyNames: {} }],
])('%s allow fields that are not listed', (_, more) => {
  expect(unexpected({ name: 'Mars', ring: 1 }, { ...planet, ...more })).toEqual([]);
});
