import * as z from 'zod';
import type { ObjectSchema } from '../../content/blocks/standard-schema.js';
import { errorMessage } from '../../diagnostics/error-message.js';

/** JSON Schema of an object with named keys, for configurations without code and sites without Zod. */
export interface KeysSchema {
  readonly properties: Readonly<Record<string, object | boolean>>;
  readonly required?: readonly string[] | undefined;
  readonly [keyword: string]: unknown;
}

const expected =
  'expected an object schema: a JSON Schema with properties, or z.object({ … }) of Zod 4';

function isObjectSchema(value: unknown): value is ObjectSchema {
  const { shape, '~standard': standard } = Object(value);
  return typeof shape === 'object' && typeof standard?.validate === 'function';
}

function isKeysSchema(value: unknown): value is KeysSchema {
  const { properties, '~standard': standard } = Object(value);
  const isObject = typeof properties === 'object' && properties !== null;
  return isObject && !Array.isArray(properties) && standard === undefined;
}

export const frontMatter = z
  .custom<ObjectSchema | KeysSchema>(
    (value) => isObjectSchema(value) || isKeysSchema(value),
    expected,
  )
  .transform((written, context): ObjectSchema => {
    if (!isKeysSchema(written)) return written;
    const problem = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    try {
      const schema: unknown = z.fromJSONSchema({ type: 'object', ...written } as JsonObjectSchema);
      return isObjectSchema(schema) ? schema : problem(expected);
    } catch (error) {
      return problem(errorMessage(error));
    }
  })
  .meta({
    tsType:
      "{ readonly shape: object; readonly '~standard': { readonly version: 1; readonly vendor: string; readonly validate: (value: unknown) => unknown } } | { readonly properties: { readonly [key: string]: object | boolean }; readonly required?: readonly string[]; readonly [keyword: string]: unknown }",
  })
  .optional();

type JsonObjectSchema = Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>;
