import type { Operation, SecurityScheme } from '../../model/index.js';
import { notationOf } from '../examples/media-type.js';
import type { Context } from '../normal/context.js';
import type { RawOperation } from '../normal/operations.js';
import type { RawParameter } from '../normal/parameters.js';
import { pointerTo } from '../pointer.js';
import { bodyFor } from './body.js';
import { credentialsFor } from './credentials.js';
import {
  type Filled,
  fillParameter,
  fillPath,
  joined,
  queryPairs,
  wholeQuery,
} from './parameters.js';
import type { Answer, Field, SampleRequest } from './sample-request.js';

/** Headers that are said elsewhere in the description (OpenAPI 3.1.1, section 4.8.12.1). */
const saidElsewhere = ['accept', 'content-type', 'authorization'];

/**
 * The request that the samples of an operation show: to its first server, with what is required only, filled
 * with examples of the description.
 */
export function sampleRequest(
  operation: Operation,
  raw: RawOperation,
  parameters: readonly RawParameter[],
  schemes: readonly SecurityScheme[],
  context: Context,
): SampleRequest {
  const filled = parameters
    .filter(({ node }) => node.required === true || node.in === 'path')
    .map((parameter) => fillParameter(parameter, context));
  const body = bodyFor(raw.node.requestBody, pointerTo(raw.pointer, 'requestBody'), context);
  const credentials = credentialsFor(operation.security, schemes);
  const at = (where: string) => filled.filter((parameter) => parameter.in === where);
  const headers = at('header').filter(({ name }) => !saidElsewhere.includes(name.toLowerCase()));
  const accept = acceptFor(operation);
  const query = [
    ...at('query').flatMap(queryPairs),
    ...at('querystring').flatMap(wholeQuery),
    ...credentials.query.map(({ name, value }) => `${encodeURIComponent(name)}=${value}`),
  ];
  const url = baseUrl(operation) + fillPath(operation.path, filled);
  return {
    method: operation.method,
    url: query.length === 0 ? url : `${url}?${query.join('&')}`,
    headers: [
      ...credentials.headers,
      ...headers.map(single),
      ...(accept === undefined ? [] : [{ name: 'Accept', value: accept }]),
    ],
    cookies: [...at('cookie').map(single), ...credentials.cookies],
    body,
  };
}

export function answerOf({ method, responses }: Operation): Answer {
  const types = successTypes(responses);
  if (types.length === 0 || method === 'HEAD') return 'none';
  return types.some((type) => notationOf(type) === 'json') ? 'json' : 'text';
}

/** `Accept` is worth its line only where the service could answer in another format than JSON. */
function acceptFor({ responses }: Operation): string | undefined {
  const types = successTypes(responses);
  const json = types.find((type) => notationOf(type) === 'json');
  if (json !== undefined && types.length === 1) return undefined;
  return json ?? types[0];
}

function successTypes(responses: Operation['responses']): readonly string[] {
  const success = responses.find(({ status }) => /^2/.test(status));
  const answer = success ?? responses.find(({ status }) => status === 'default');
  return answer?.media.map(({ type }) => type) ?? [];
}

/** The first server's URL, absolute; a relative one is relative to wherever the description is published. */
function baseUrl({ servers }: Operation): string {
  const url = (servers[0]?.exampleUrl ?? '/').replace(/\/+$/, '');
  if (/^https?:\/\//.test(url)) return url;
  return `https://api.example.com${url.startsWith('/') || url === '' ? url : `/${url}`}`;
}

function single({ name, value }: Filled): Field {
  return { name, value: value === undefined ? `{${name}}` : joined(value) };
}
