import { makeBody } from './body/make-body.js';
import { credentialFields, type SecretsAs } from './credentials.js';
import type { HttpField, HttpRequest, PathValue, SecretText } from './http-request.js';
import { acceptedType, mediaTypeNotation } from './media-type.js';
import { encodeUrl } from './percent.js';
import { joinTexts } from './secret-text.js';
import { serializeParameters } from './serialize-parameters.js';
import { serverUrl } from './server-url.js';
import type { RequestShape } from './shape.js';
import { rejectControlCharacters, requireToken } from './validate-fields.js';
import type { RequestValues } from './values.js';

/**
 * Makes the request for a reader's values. Sending, the curl command and all samples use this one
 * function.
 *
 * @param secrets `values` inserts credentials and omits schemes without one; `placeholders`
 *   inserts environment variables
 * @throws {RequestError} if a value cannot be sent
 */
export function makeRequest(
  shape: RequestShape,
  values: RequestValues,
  { secrets = 'placeholders' }: { readonly secrets?: SecretsAs } = {},
): HttpRequest {
  const credentials = credentialFields(shape, values.credentials, secrets);
  const parameters = serializeParameters(shape, values.parameters);
  // A fragment that distinguishes paths of a description (`/#Action=Create`) is not sent.
  const [path = ''] = parameters.path.split('#');
  const server = serverUrl(shape, values.server);
  const url = encodeUrl(rejectControlCharacters('path', server + path));
  return {
    method: requireToken('method', shape.method),
    url: withQuery(url, parameters.query, credentials.query),
    headers: eachOnce([...credentials.headers, ...parameters.headers, ...acceptHeader(shape)]),
    cookies: [...parameters.cookies, ...credentials.cookies],
    body: values.body && makeBody(shape, values.body),
    ...(wantsCertificate(shape, values) ? { certificate: true as const } : {}),
    responseBody: expectedResponse(shape),
    missing: parameters.missing,
    ...valuesInUrl(url, encodeUrl(server).length, parameters.pathValues),
  };
}

/** Omits values that encoding the rest of the URL has moved. */
function valuesInUrl(
  url: string,
  offset: number,
  values: readonly PathValue[],
): Pick<HttpRequest, 'pathValues'> {
  const pathValues = values.map((one) => ({ ...one, start: one.start + offset }));
  const areThere = pathValues.every(({ value, start }) => url.startsWith(value, start));
  return areThere && pathValues.length > 0 ? { pathValues } : {};
}

/**
 * Keeps the first header of each name. Descriptions may require two tokens where one is meant (a
 * scheme for each OAuth flow), or declare a key both as scheme and parameter; a repeated header
 * would be invalid.
 */
function eachOnce(headers: readonly HttpField[]): readonly HttpField[] {
  const names = headers.map(({ name }) => name.toLowerCase());
  return headers.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

function wantsCertificate({ security }: RequestShape, { credentials }: RequestValues): boolean {
  return (security[credentials.alternative] ?? []).some(({ type }) => type === 'mutualTLS');
}

function withQuery(
  url: string,
  query: readonly string[],
  credentials: readonly HttpField[],
): SecretText {
  const pairs = [...query, ...credentials.map(({ name, value }) => joinTexts(`${name}=`, value))];
  // Some descriptions put a query into the path (`/search?type=planet`), which OpenAPI does not
  // define.
  const first = url.includes('?') ? '&' : '?';
  return joinTexts(url, ...pairs.flatMap((pair, index) => [index === 0 ? first : '&', pair]));
}

/** How to read the response of a successful request. */
function expectedResponse(shape: RequestShape): HttpRequest['responseBody'] {
  const types = successTypes(shape);
  if (types.length === 0 || shape.method === 'HEAD') return 'none';
  return types.some((type) => mediaTypeNotation(type) === 'json') ? 'json' : 'text';
}

/**
 * Returns an `Accept` header only if the service could respond in a format other than JSON. Clients accept any type
 * without it.
 */
function acceptHeader(shape: RequestShape): readonly HttpField[] {
  const types = successTypes(shape);
  const wanted = acceptedType(types);
  if (wanted === undefined || wanted === '*/*') return [];
  if (types.length === 1 && mediaTypeNotation(wanted) === 'json') return [];
  return [{ name: 'Accept', value: [wanted.replace(/[\r\n\0]/g, '')] }];
}

function successTypes({ responses }: RequestShape): readonly string[] {
  const success = responses.find(({ status }) => /^2/.test(status));
  const response = success ?? responses.find(({ status }) => status === 'default');
  return response?.media.map(({ type }) => type) ?? [];
}
