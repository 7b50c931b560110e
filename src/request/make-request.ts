import { makeBody } from './body/make-body.js';
import { credentialFields, type SecretsAs } from './credentials.js';
import { acceptHeader, expectedResponse } from './expected-response.js';
import type { HttpField, HttpRequest, SecretText } from './http-request.js';
import { encodeUrl } from './percent.js';
import { joinTexts } from './secret-text.js';
import { serializeParameters } from './serialize-parameters.js';
import { serverUrl } from './server-url.js';
import type { RequestShape } from './shape.js';
import { rejectControlCharacters, requireToken } from './validate-fields.js';
import type { RequestValues } from './values.js';

/**
 * The request that a reader's values make, the only one that docsgen knows: what is sent, shown as a command or
 * as a program is made of it.
 *
 * @param secrets Credentials as they are (schemes without one are left out), or environment variables in their
 * place
 * @throws {RequestError} Where a value cannot be sent
 */
export function makeRequest(
  shape: RequestShape,
  values: RequestValues,
  { secrets = 'placeholders' }: { readonly secrets?: SecretsAs } = {},
): HttpRequest {
  const credentials = credentialFields(shape, values.credentials, secrets);
  const parameters = serializeParameters(shape, values.parameters);
  // What tells paths of one description apart (`/#Action=Create`) is no part of what is sent.
  const [path = ''] = parameters.path.split('#');
  const url = encodeUrl(rejectControlCharacters('path', serverUrl(shape, values.server) + path));
  return {
    method: requireToken('method', shape.method),
    url: withQuery(url, parameters.query, credentials.query),
    headers: eachOnce([...credentials.headers, ...parameters.headers, ...acceptHeader(shape)]),
    cookies: [...parameters.cookies, ...credentials.cookies],
    body: values.body && makeBody(shape, values.body),
    ...(wantsCertificate(shape, values) ? { certificate: true as const } : {}),
    answer: expectedResponse(shape),
    missing: parameters.missing,
  };
}

/**
 * The first of each name. Descriptions ask for two tokens where one is meant (a scheme for each flow of OAuth), or name
 * a key as a scheme and as a parameter; the second line would make both of them invalid, and objects have a key once.
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
  // A path may bring pairs along (`/search?type=planet`), though OpenAPI does not know that.
  const first = url.includes('?') ? '&' : '?';
  return joinTexts(url, ...pairs.flatMap((pair, index) => [index === 0 ? first : '&', pair]));
}
