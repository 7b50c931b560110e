import { expect, it } from 'vitest';
import * as z from 'zod';
import { checkValues, coerceValue } from './standard-schema.js';

const parsed = z.string().transform((text): unknown => JSON.parse(text));

it.each([parsed, z.string().refine(async () => true)])(
  'reports a schema that throws or waits, without an error that nothing catches: %#',
  (data) => {
    expect(coerceValue(data, '{')).toBe('{');
    expect(checkValues(z.object({ data }), { data: '{' })).toMatchObject({
      problems: [{ problem: 'the schema is asynchronous, or its code throws an error' }],
    });
  },
);
