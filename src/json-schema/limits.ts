interface Limit {
  /** Type of the values that the keyword limits. */
  readonly type: 'number' | 'string' | 'array' | 'object';
  /** A greater lower bound is stricter, a greater upper bound is looser. */
  readonly bound: 'lower' | 'upper' | undefined;
}

/** Keywords that limit a value, without `format` and `enum`, in the order in which pages show them. */
export const limits = {
  minimum: { type: 'number', bound: 'lower' },
  exclusiveMinimum: { type: 'number', bound: 'lower' },
  maximum: { type: 'number', bound: 'upper' },
  exclusiveMaximum: { type: 'number', bound: 'upper' },
  minLength: { type: 'string', bound: 'lower' },
  maxLength: { type: 'string', bound: 'upper' },
  pattern: { type: 'string', bound: undefined },
  multipleOf: { type: 'number', bound: undefined },
  minItems: { type: 'array', bound: 'lower' },
  maxItems: { type: 'array', bound: 'upper' },
  minContains: { type: 'array', bound: 'lower' },
  maxContains: { type: 'array', bound: 'upper' },
  minProperties: { type: 'object', bound: 'lower' },
  maxProperties: { type: 'object', bound: 'upper' },
  contentEncoding: { type: 'string', bound: undefined },
  contentMediaType: { type: 'string', bound: undefined },
  uniqueItems: { type: 'array', bound: undefined },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitKeyword = keyof typeof limits;

export const limitKeywords = Object.keys(limits) as readonly LimitKeyword[];
