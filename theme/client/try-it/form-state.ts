import type {
  ParameterLocation,
  ParameterValue,
  RequestShape,
  RequestValues,
} from 'docsgen/request';
import { initialValues, serverUrl } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { initialFormBody } from './body/body-value.js';

/** The values of the form. */
export interface FormState {
  readonly values: RequestValues;
  /** Number of times that the form was filled as a whole, which remounts its fields. */
  readonly revision: number;
}

/** The initial values of a form: the request of the page's samples. */
export function initialFormValues(shape: RequestShape): RequestValues {
  const values = initialValues(shape);
  const [body] = shape.bodies;
  return {
    ...values,
    body: values.body ?? (body?.required ? initialFormBody(body) : undefined),
  };
}

/** The values with another example of the first body. */
export function bodyExampleValues(
  shape: RequestShape,
  values: RequestValues,
  example: number,
): RequestValues {
  const [body] = shape.bodies;
  return body ? { ...values, body: initialFormBody(body, example) } : values;
}

/** The origin of a request; undefined if its URL is invalid or not HTTP. */
export function requestOrigin(shape: RequestShape, { server }: RequestValues): string | undefined {
  try {
    const { origin, protocol } = new URL(serverUrl(shape, server));
    return /^https?:$/.test(protocol) ? origin : undefined;
  } catch {
    return undefined;
  }
}

export function requestParameter(
  { parameters }: RequestValues,
  place: ParameterLocation,
  name: string,
): Json | undefined {
  return parameters.find((one) => one.in === place && one.name === name)?.value;
}

/** A parameter and its value; undefined removes that. */
type ParameterChange = Omit<ParameterValue, 'value'> & { readonly value: Json | undefined };

/** Sets or removes the value of a parameter, in the order of the description. */
export function withParameter(
  shape: RequestShape,
  values: RequestValues,
  changed: ParameterChange,
): RequestValues {
  const parameters = shape.parameters.flatMap((one): readonly ParameterValue[] => {
    const isMeant = one.in === changed.in && one.name === changed.name;
    const own = isMeant ? changed.value : requestParameter(values, one.in, one.name);
    return own === undefined ? [] : [{ in: one.in, name: one.name, value: own }];
  });
  return { ...values, parameters };
}
