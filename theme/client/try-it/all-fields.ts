import {
  type BodyValue,
  completeValue,
  isJsonObject,
  type RequestShape,
  type RequestValues,
  sampleValue,
} from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { bodyStart } from './body/start.js';

/** The values with all parameters and body fields, except for deprecated ones. */
export function allFieldsValues(shape: RequestShape, values: RequestValues): RequestValues {
  const parameters = shape.parameters.flatMap((parameter) => {
    const { in: place, name, schema, example, deprecated } = parameter;
    const given = values.parameters.find((one) => one.in === place && one.name === name);
    if (given) return [given];
    const value = deprecated ? undefined : (example ?? sampleValue(schema, shape.defs));
    return value === undefined ? [] : [{ in: place, name, value }];
  });
  const [body] = shape.bodies;
  const start = body && (values.body ?? bodyStart(body));
  return { ...values, parameters, body: start && withAllFields(start, body?.schema, shape.defs) };
}

function withAllFields(
  body: BodyValue,
  schema: Json | undefined,
  defs: RequestShape['defs'],
): BodyValue {
  if (schema === undefined) return body;
  if (body.kind === 'value') return { ...body, value: completeValue(body.value, schema, defs) };
  if (body.kind === 'fields') {
    const known = new Set(body.fields.map(({ name }) => name));
    const whole = completeValue({}, schema, defs);
    const others = isJsonObject(whole) ? Object.entries(whole) : [];
    const added = others.flatMap(([name, value]) => (known.has(name) ? [] : [{ name, value }]));
    return { ...body, fields: [...body.fields, ...added] };
  }
  if (body.kind !== 'text' || body.text !== '') return body;
  return { kind: 'value', type: body.type, value: completeValue({}, schema, defs) };
}
