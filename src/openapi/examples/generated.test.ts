import { describe, expect, test } from 'vitest';
import { arrayOf, objectOf, text } from '../../../test/build/planets-api.js';
import type { Json } from '../../json-schema/json.js';
import type { ApiSchema } from '../api/schema.js';
import { createExampleGenerator } from './generated.js';

const generate = createExampleGenerator({ resolve: () => undefined, markOf: () => undefined });

/** An object schema with `count` properties, which are required if `mark` is `!`. */
function wide(count: number, inner: ApiSchema = text, mark = ''): ApiSchema {
  const names = Array.from({ length: count }, (_, index) => `f${index}${mark}`);
  return objectOf(Object.fromEntries(names.map((name) => [name, inner])));
}

function valueSize(value: Json | undefined): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + valueSize(inner), 1);
}

describe('a generated example', () => {
  test('includes nested levels up to a size limit', () => {
    expect(generate(wide(2, arrayOf(wide(2))), 'both')).toEqual({
      f0: [{ f0: 'string', f1: 'string' }],
      f1: [{ f0: 'string', f1: 'string' }],
    });
    expect(valueSize(generate(wide(7, wide(7, wide(7))), 'both'))).toBe(1 + 7 + 49);
  });

  test('includes only the first ten fields of a very large object', () => {
    const value = generate(wide(400), 'both');
    expect(Object.keys(Object(value))).toEqual(Array.from({ length: 10 }, (_, at) => `f${at}`));
  });

  test('includes every required field, whatever its size', () => {
    const value = generate(wide(20, wide(12, text, '!'), '!'), 'both');
    expect(valueSize(value)).toBe(1 + 20 + 240);
  });

  test('of a request has required fields only, on each level', () => {
    const inner = objectOf({ 'id!': text, note: text });
    const body = objectOf({ 'name!': text, 'owner!': inner, tags: arrayOf(text), friend: inner });
    expect(generate(body, 'request')).toEqual({ name: 'string', owner: { id: 'string' } });
    expect(generate(body, 'response')).toMatchObject({
      tags: ['string'],
      friend: { note: 'string' },
    });
  });

  test('of a request without required fields has those with examples, else a few', () => {
    const told = { ...text, examples: ['Mars'] };
    expect(generate(objectOf({ a: text, name: told, b: text }), 'request')).toEqual({
      name: 'Mars',
    });
    expect(Object.keys(Object(generate(wide(20), 'request')))).toEqual(['f0', 'f1', 'f2', 'f3']);
  });

  test('of a request prefers plain values to nested ones', () => {
    const body = objectOf({ a: objectOf({ x: text }), b: arrayOf(text), c: text });
    expect(generate(body, 'request')).toEqual({ c: 'string' });
  });

  test('of a request uses an example of the author whole', () => {
    const body = { ...objectOf({ 'a!': text, b: text }), examples: [{ a: 'x', b: 'y' }] };
    expect(generate(objectOf({ 'body!': body, other: text }), 'request')).toEqual({
      body: { a: 'x', b: 'y' },
    });
  });

  test('stays cheap when a hundred schemas are mutual alternatives', () => {
    const names = Array.from({ length: 100 }, (_, index) => `Planet${index}`);
    const options = names.map((ref): ApiSchema => ({ ...objectOf({}), ref }));
    const schema: ApiSchema = {
      ...objectOf({}),
      alternatives: [{ keyword: 'oneOf', schemas: options, discriminator: 'kind' }],
    };
    let asked = 0;
    const resolve = () => {
      asked += 1;
      return schema;
    };
    createExampleGenerator({ resolve, markOf: () => undefined })(schema, 'both');
    // Otherwise each level of each example would request all of them.
    expect(asked).toBeLessThan(10_000);
  });
});
