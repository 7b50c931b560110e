import type { HttpField, HttpRequest, Secret, SecretText } from '../http-request.js';

/**
 * Returns the request with a variable in place of each required header, cookie and query parameter
 * that has no value. Readers then set it once for all requests, as they do with secrets.
 */
export function withMissingVariables(request: HttpRequest): HttpRequest {
  const { url, headers, cookies, missing } = request;
  const namesIn = (place: string): readonly string[] =>
    missing.flatMap((one) => (one.in === place ? [one.name] : []));
  const query = namesIn('query');
  return {
    ...request,
    url: url.flatMap((part) => (typeof part === 'string' ? queryPair(part, query) : [part])),
    headers: headers.map((header) => fieldWithVariable(header, namesIn('header'))),
    cookies: cookies.map((cookie) => fieldWithVariable(cookie, namesIn('cookie'))),
  };
}

function fieldWithVariable(field: HttpField, names: readonly string[]): HttpField {
  const { name } = field;
  return names.includes(name) ? { ...field, value: [parameterVariable(name)] } : field;
}

/** Replaces the value in a pair of the query that has none: `name={name}`. */
function queryPair(text: string, names: readonly string[]): SecretText {
  const [, start, name] = /^([^=]*=)\{(.*)\}$/s.exec(text) ?? [];
  if (start === undefined || name === undefined || !names.includes(name)) return [text];
  return [start, parameterVariable(name)];
}

/** Some clients accept only letters, digits and underscores in names. */
function parameterVariable(name: string): Secret {
  return { variable: name.replace(/\W+/g, '_'), isPublic: true };
}
