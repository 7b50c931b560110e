import * as z from 'zod';

const expectation = z.strictObject({
  q: z.string().min(1).meta({ description: 'What a reader types.' }),
  first: z
    .string()
    .min(1)
    .meta({ description: 'URL path of what comes first: `/docs/price` or `/docs/price#fields`.' }),
});

export const searchSchema = z.union([
  z.literal(false),
  z.strictObject({
    expect: z.array(expectation).default([]).meta({
      description: 'What searches must find first; the build fails where one does not.',
    }),
  }),
]);
