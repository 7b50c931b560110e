import type { ParameterShape, RequestShape, RequestValues } from 'docsgen/request';
import type { Json } from 'docsgen/theme';

/** Completes a parameter of the query. */
export function queryParameter(
  given: Pick<ParameterShape, 'name'> & Partial<ParameterShape>,
): ParameterShape {
  return {
    in: 'query',
    required: false,
    deprecated: false,
    schema: true,
    style: 'form',
    explode: true,
    allowReserved: false,
    ...given,
  };
}

/** A request with one parameter, and its value if it has one. */
export function requestWith(
  parameter: ParameterShape,
  value: Json | undefined,
): { readonly shape: RequestShape; readonly values: RequestValues } {
  const { in: place, name } = parameter;
  return {
    shape: {
      method: 'GET',
      path: '/probes',
      servers: [{ url: 'https://api.example.com', variables: [] }],
      parameters: [parameter],
      bodies: [],
      security: [],
      responses: [],
      defs: {},
    },
    values: {
      server: { index: 0, variables: {} },
      parameters: value === undefined ? [] : [{ in: place, name, value }],
      credentials: { alternative: 0, schemes: {} },
    },
  };
}
