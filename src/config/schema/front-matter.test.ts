import { describe, expect, it } from 'vitest';
import { checkValues } from '../../content/blocks/standard-schema.js';
import { frontMatter } from './front-matter.js';

describe('keys of front matter as a JSON Schema', () => {
  const schema = frontMatter.parse({
    properties: {
      owner: { enum: ['billing', 'platform'] },
      'ms.date': { type: 'string' },
      any: {},
    },
    required: ['owner'],
  });
  if (!schema) throw new Error('The schema was not read.');

  it('names the keys', () => {
    expect(Object.keys(schema.shape)).toEqual(['owner', 'ms.date', 'any']);
  });

  it('accepts values that fit, and any value of a key without a rule', () => {
    expect(checkValues(schema, { owner: 'billing', any: [1] })).toEqual({
      value: { owner: 'billing', any: [1] },
    });
  });

  it('refuses other values and a required key that is missing', () => {
    expect(checkValues(schema, { owner: 'sales', 'ms.date': 7 })).toMatchObject({
      problems: [{ key: 'owner', allowed: ['billing', 'platform'] }, { key: 'ms.date' }],
    });
    expect(checkValues(schema, {})).toMatchObject({ problems: [{ key: 'owner' }] });
  });

  it.each([
    [7],
    [{}],
    [{ properties: ['owner'] }],
    [{ properties: { owner: { type: 'planet' } } }],
  ])('refuses %j, which is not a schema of an object', (written) => {
    expect(frontMatter.safeParse(written).success).toBe(false);
  });
});
