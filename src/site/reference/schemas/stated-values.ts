import type { ApiSchema, BoxedValue } from '../../../openapi/api/schema.js';

/** Returns the only value that a schema allows: a constant, or an enum of one value. */
function onlyValue({ const: constant, enum: values }: ApiSchema): BoxedValue | undefined {
  return constant ?? (values.length === 1 ? values[0] : undefined);
}

/** Returns the values that a field shows in any case: the only one, and the default. An example need not repeat them. */
export function statedValues(schema: ApiSchema): readonly BoxedValue[] {
  return [onlyValue(schema), schema.default].flatMap((value) => value ?? []);
}
