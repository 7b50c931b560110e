import { describe, expect, it } from 'vitest';
import { namedSchema, objectOf, operationOf, text } from '../../test/build/planets-api.js';
import { checkApiLimit } from './size-limits.js';
import { TooComplex } from './too-complex.js';

const planet = objectOf({ name: text });
const [field] = planet.properties;

function named(fields: number) {
  return namedSchema('Planet', { ...planet, properties: Array(fields).fill(field) });
}

function operationReturning(mediaTypes: number) {
  const media = Array(mediaTypes).fill({ type: 'application/json', examples: [] });
  return operationOf({ slug: 'look', responses: [{ status: '200', headers: [], media }] });
}

describe('limits of the normalized API', () => {
  it('accept a large result from a large file', () => {
    expect(() =>
      checkApiLimit({ schemas: [named(300_000)], operations: [] }, 20_000_000),
    ).not.toThrow();
  });

  it('refuse schemas that accumulate fields beyond the limit', () => {
    const schemas = [named(100_000), named(100_000), named(100_000)];
    expect(() => checkApiLimit({ schemas, operations: [] }, 500_000)).toThrow(TooComplex);
  });

  it('refuse thousands of operations that share a response with hundreds of media types', () => {
    const operations = Array(2000).fill(operationReturning(200));
    expect(() => checkApiLimit({ schemas: [], operations }, 300_000)).toThrow(TooComplex);
  });
});
