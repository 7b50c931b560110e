import type { ApiSchema, BoxedValue } from '../../../openapi/api/schema.js';

/** Returns the only value that a schema allows: a constant, or an enum of one value. */
export function onlyValue({ const: constant, enum: values }: ApiSchema): BoxedValue | undefined {
  return constant ?? (values.length === 1 ? values[0] : undefined);
}
