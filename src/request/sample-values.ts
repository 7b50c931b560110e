import { isJsonObject, type JsonObject } from '../json-schema/json.js';
import { createSchemaSampler } from '../json-schema/sample/index.js';
import { isEmptyBody } from './initial-values.js';
import type { BodyShape, RequestShape } from './shape.js';
import type { BodyValue, RequestValues } from './values.js';

/**
 * Returns the values with the first fields of a body that would be empty. Only samples show them: a form would send
 * values that nobody has chosen.
 */
export function withFirstFields(shape: RequestShape, values: RequestValues): RequestValues {
  const [first] = shape.bodies;
  const { body } = values;
  if (first === undefined || body === undefined || !isEmptyBody(body)) return values;
  const fields = firstFields(first, shape);
  return fields === undefined ? values : { ...values, body: filledBody(body, fields) };
}

function firstFields({ schema }: BodyShape, { defs }: RequestShape): JsonObject | undefined {
  const sample =
    schema === undefined ? undefined : createSchemaSampler(defs)(schema, 'request', 'first');
  return isJsonObject(sample) ? sample : undefined;
}

function filledBody(body: BodyValue, value: JsonObject): BodyValue {
  const { type } = body;
  if (body.kind !== 'fields') return { kind: 'value', type, value };
  const fields = Object.entries(value).map(([name, one]) => ({ name, value: one }));
  return { kind: 'fields', type, fields };
}
