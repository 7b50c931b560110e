import { errorMessage } from '../../diagnostics/error-message.js';

/**
 * A validator of any schema library that follows the Standard Schema specification (https://standardschema.dev), such as
 * Zod 4 and Zod 3.24.
 */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult<Output> | PromiseLike<SchemaResult<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

/** A schema of named values: `z.object({ plan: z.enum(['free', 'pro']) })`. */
export interface ObjectSchema<Output = unknown> extends StandardSchema<Output> {
  readonly shape: Readonly<Record<string, StandardSchema>>;
}

/** The type of the values that a schema accepts, after its transformations. */
export type SchemaOutput<Schema extends StandardSchema> = NonNullable<
  Schema['~standard']['types']
>['output'];

type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  /** Zod's allowed values. */
  readonly values?: unknown;
  /** Zod's unknown keys of the object at `path`. */
  readonly keys?: unknown;
}

/** A value that a schema refuses. */
export interface SchemaProblem {
  /** The first key; undefined if the problem is about all values together. */
  readonly key: string | undefined;
  /** The same with the keys in it that lead to the value: `hero.actions[0].link`. */
  readonly name: string | undefined;
  /** All keys that lead to the value. */
  readonly path: readonly string[];
  /** The value as text; empty if it is missing or no text. */
  readonly written: string;
  readonly problem: string;
  /** The values that the schema accepts, if there are only some. */
  readonly allowed: readonly string[];
  /** Whether the schema is at fault, not a value: it waits, or throws without a value. */
  readonly isOfSchema?: boolean | undefined;
}

const wholeProblem = { key: undefined, name: undefined, path: [], written: '', allowed: [] };

/** Checks named values. Returns the schema's output, or every problem. */
export function checkValues(
  schema: ObjectSchema,
  values: Readonly<Record<string, unknown>>,
): { readonly value: unknown } | { readonly problems: readonly SchemaProblem[] } {
  const result = validate(schema, values);
  if (result === undefined) return { problems: failedSchemas(schema, values) };
  return result.issues === undefined
    ? { value: result.value }
    : { problems: result.issues.map((issue) => describeIssue(issue, values)) };
}

/** Returns the problems of the keys whose own schemas have no result; that of all together if none is at fault. */
function failedSchemas(
  schema: ObjectSchema,
  values: Readonly<Record<string, unknown>>,
): readonly SchemaProblem[] {
  const failed = Object.entries(schema.shape).filter(
    ([key, own]) => validate(own, values[key]) === undefined,
  );
  if (failed.length === 0) return [{ ...wholeProblem, ...schemaFailure(schema, values) }];
  return failed.map(([key, own]) => ({
    ...wholeProblem,
    ...{ key, name: key, path: [key] },
    ...schemaFailure(own, values[key]),
  }));
}

/** Why a schema has no result. The method `parse` of Zod throws what its Standard Schema answers with a promise. */
function schemaFailure(
  schema: StandardSchema & { readonly parse?: unknown },
  value: unknown,
): { readonly problem: string; readonly isOfSchema: boolean } {
  try {
    if (typeof schema.parse === 'function') schema.parse(value);
  } catch (error) {
    const message = errorMessage(error);
    if (!/synchronous parse/i.test(message))
      return { problem: `its schema threw an error: ${message}`, isOfSchema: value === undefined };
  }
  const problem = 'its schema is asynchronous, but pages are built without waiting';
  return { problem, isOfSchema: true };
}

/**
 * Returns what a text means to a schema: a schema that takes no string gets the number or the boolean that is written,
 * and `true` for a name without a value.
 */
export function coerceValue(schema: StandardSchema, written: unknown): unknown {
  return readings(written).find((value) => accepts(schema, value)) ?? written;
}

function readings(written: unknown): readonly unknown[] {
  if (written === '') return ['', true];
  if (written === 'true' || written === 'false') return [written, written === 'true'];
  const isNumber = typeof written === 'string' && /^-?\d+(?:\.\d+)?$/.test(written);
  return isNumber ? [written, Number(written)] : [written];
}

/** A schema that throws has taken the type of the value. */
function accepts(schema: StandardSchema, value: unknown): boolean {
  return validate(schema, value)?.issues === undefined;
}

/** Returns undefined for a schema that has no result without waiting. */
function validate<Output>(
  schema: StandardSchema<Output>,
  value: unknown,
): SchemaResult<Output> | undefined {
  const result = schema['~standard'].validate(value);
  if (!('then' in result)) return result;
  // Zod validates again, asynchronously, if a transform throws, and its promise then rejects.
  result.then(undefined, () => undefined);
  return undefined;
}

function describeIssue(
  { message, path = [], values: allowed, keys: unknown = [] }: SchemaIssue,
  values: Readonly<Record<string, unknown>>,
): SchemaProblem {
  const [unknownKey] = Array.isArray(unknown) ? unknown : [];
  const keys = [...path, ...(unknownKey === undefined ? [] : [unknownKey])].map((part) =>
    String(typeof part === 'object' ? part.key : part),
  );
  const [key] = keys;
  const words = message
    .replace(/^Invalid (?:input|option|value): /, '')
    .replace(/, received undefined$/, '')
    .replaceAll('"|"', '", "');
  const isAbsent = key !== undefined && valueAt(values, keys) === undefined;
  return {
    key,
    name: key === undefined ? undefined : key + keys.slice(1).map(accessor).join(''),
    path: keys,
    written: textAt(values, keys),
    problem:
      unknownKey === undefined ? words + (isAbsent ? ', but it is missing' : '') : 'unknown key',
    allowed: Array.isArray(allowed) ? allowed.map(String) : [],
  };
}

function accessor(key: string): string {
  return /^\d+$/.test(key) ? `[${key}]` : `.${key}`;
}

function valueAt(values: unknown, keys: readonly string[]): unknown {
  return keys.reduce((within: unknown, key) => Object(within)[key], values);
}

function textAt(values: unknown, keys: readonly string[]): string {
  const value = valueAt(values, keys);
  return typeof value === 'object' ? '' : String(value ?? '');
}
