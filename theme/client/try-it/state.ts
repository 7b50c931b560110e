import type { ParameterPlace, ParameterValue, RequestShape, RequestValues } from 'docsgen/request';
import { initialValues, serverUrl } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { bodyStart } from './body/start.js';

/** What the reader has filled in. */
export interface FormState {
  readonly values: RequestValues;
  /** Counts how often the form was filled as a whole: its fields start anew then. */
  readonly revision: number;
}

/** A form as it opens: the same request as in the samples of the page. */
export function startValues(shape: RequestShape, base: string): RequestValues {
  const values = initialValues(shape);
  const [body] = shape.bodies;
  return {
    ...values,
    server: { ...values.server, base },
    body: values.body ?? (body?.required ? bodyStart(body) : undefined),
  };
}

/** Where a request would go; undefined where that is no URL. */
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
  place: ParameterPlace,
  name: string,
): Json | undefined {
  return parameters.find((one) => one.in === place && one.name === name)?.value;
}

/** The values with another value for a parameter, in the order of the description; without it where it is undefined. */
export function withParameter(
  shape: RequestShape,
  values: RequestValues,
  place: ParameterPlace,
  name: string,
  value: Json | undefined,
): RequestValues {
  const parameters = shape.parameters.flatMap((one): readonly ParameterValue[] => {
    const isMeant = one.in === place && one.name === name;
    const own = isMeant ? value : requestParameter(values, one.in, one.name);
    return own === undefined ? [] : [{ in: one.in, name: one.name, value: own }];
  });
  return { ...values, parameters };
}
