import * as z from 'zod';
import type { ObjectSchema } from '../../content/blocks/standard-schema.js';

const isObjectSchema = (value: unknown): value is ObjectSchema => {
  const { shape, '~standard': standard } = Object(value);
  return typeof shape === 'object' && typeof standard?.validate === 'function';
};

export const frontMatter = z
  .custom<ObjectSchema>(
    isObjectSchema,
    'expected an object schema, such as z.object({ … }) of Zod 4',
  )
  .meta({
    tsType:
      "{ readonly shape: object; readonly '~standard': { readonly version: 1; readonly vendor: string; readonly validate: (value: unknown) => unknown } }",
  })
  .optional();
