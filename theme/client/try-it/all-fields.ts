import {
  type BodyValue,
  completeValue,
  createSchemaSampler,
  isJsonObject,
  type RequestShape,
  type RequestValues,
} from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { initialFormBody } from './body/body-value.js';

/** The values with all parameters and body fields, except for deprecated ones. */
export function allFieldsValues(shape: RequestShape, values: RequestValues): RequestValues {
  const sample = createSchemaSampler(shape.defs);
  const sampleValue = (schema: Json): Json | undefined => sample(schema, 'request', 'whole');
  const parameters = shape.parameters.flatMap((parameter) => {
    const { in: place, name, schema, example, deprecated } = parameter;
    const given = values.parameters.find((one) => one.in === place && one.name === name);
    if (given) return [given];
    const value = deprecated ? undefined : (example ?? sampleValue(schema));
    return value === undefined ? [] : [{ in: place, name, value }];
  });
  const [body] = shape.bodies;
  const start = body && (values.body ?? initialFormBody(body));
  const example = body?.schema === undefined ? undefined : sampleValue(body.schema);
  return { ...values, parameters, body: start && withAllFields(start, example) };
}

function withAllFields(body: BodyValue, example: Json | undefined): BodyValue {
  if (example === undefined) return body;
  if (body.kind === 'value') return { ...body, value: completeValue(body.value, example) };
  if (body.kind === 'fields') {
    const known = new Set(body.fields.map(({ name }) => name));
    const others = isJsonObject(example) ? Object.entries(example) : [];
    const added = others.flatMap(([name, value]) => (known.has(name) ? [] : [{ name, value }]));
    return { ...body, fields: [...body.fields, ...added] };
  }
  if (body.kind !== 'text' || body.text !== '') return body;
  return { kind: 'value', type: body.type, value: example };
}
