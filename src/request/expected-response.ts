import type { HttpField, HttpRequest } from './http-request.js';
import { mediaTypeNotation } from './media-type.js';
import type { RequestShape } from './shape.js';

/** How to read the response of a successful request. */
export function expectedResponse(shape: RequestShape): HttpRequest['responseBody'] {
  const types = successTypes(shape);
  if (types.length === 0 || shape.method === 'HEAD') return 'none';
  return types.some((type) => mediaTypeNotation(type) === 'json') ? 'json' : 'text';
}

/** Returns an `Accept` header only if the service could respond in a format other than JSON. */
export function acceptHeader(shape: RequestShape): readonly HttpField[] {
  const types = successTypes(shape);
  const json = types.find((type) => mediaTypeNotation(type) === 'json');
  const wanted = json ?? types[0];
  if (wanted === undefined || (json !== undefined && types.length === 1)) return [];
  return [{ name: 'Accept', value: [wanted.replace(/[\r\n\0]/g, '')] }];
}

function successTypes({ responses }: RequestShape): readonly string[] {
  const success = responses.find(({ status }) => /^2/.test(status));
  const response = success ?? responses.find(({ status }) => status === 'default');
  return response?.media.map(({ type }) => type) ?? [];
}
