import { expect, it } from 'vitest';
import * as z from 'zod';
import { checkValues, coerceValue } from './standard-schema.js';

const parsed = z.string().transform((text): unknown => JSON.parse(text));

it.each([
  [parsed, /^its schema threw an error: .*JSON/],
  [z.string().refine(async () => true), /^its schema is asynchronous/],
])(
  'reports the key of a schema that throws or waits, without an error that nothing catches: %#',
  (data, problem) => {
    expect(coerceValue(data, '{')).toBe('{');
    expect(
      checkValues(z.object({ data, name: z.string() }), { data: '{', name: '' }),
    ).toMatchObject({
      problems: [{ key: 'data', problem: expect.stringMatching(problem) }],
    });
  },
);

it('takes the type of a value from a schema whose check throws', () => {
  const price = z.number().refine((): boolean => {
    throw new Error('no rates');
  });
  expect(coerceValue(price, '3')).toBe(3);
  expect(checkValues(z.object({ price }), { price: 3 })).toMatchObject({
    problems: [{ key: 'price', problem: 'its schema threw an error: no rates' }],
  });
});

it('reports a check of all values together that throws', () => {
  const schema = z.object({ price: z.number() }).transform((): unknown => {
    throw new Error('no rates');
  });
  const whole = Object.assign(schema, { shape: { price: z.number() } });
  expect(checkValues(whole, { price: 3 })).toMatchObject({
    problems: [{ key: undefined, problem: 'its schema threw an error: no rates' }],
  });
});
