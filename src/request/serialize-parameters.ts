import type { Json } from '../json-schema/json.js';
import type { HttpField, HttpRequest, PathValue } from './http-request.js';
import { isJson } from './json.js';
import { mediaTypeNotation } from './media-type.js';
import { encode } from './percent.js';
import type { ParameterShape, RequestShape } from './shape.js';
import { cookiePairs } from './styles/cookie.js';
import { headerText } from './styles/header.js';
import { pathText } from './styles/path.js';
import { queryPairs } from './styles/query.js';
import { wholeQuery } from './styles/whole-query.js';
import {
  rejectControlCharactersIn,
  rejectDotSegments,
  requireCookieName,
  requireToken,
} from './validate-fields.js';
import type { ParameterValue } from './values.js';

export interface SerializedParameters {
  /** Placeholders are filled in; those without a value stay in braces. */
  readonly path: string;
  /** The values in the path that need no encoding and the placeholders of missing ones, by index in the path. */
  readonly pathValues: readonly PathValue[];
  /** Encoded pairs, or texts that form the whole query. */
  readonly query: readonly string[];
  readonly headers: readonly HttpField[];
  readonly cookies: readonly HttpField[];
  readonly missing: HttpRequest['missing'];
}

/**
 * Serializes parameters by location. Required ones without a value appear as their name in braces.
 */
export function serializeParameters(
  { path, parameters }: Pick<RequestShape, 'path' | 'parameters'>,
  values: readonly ParameterValue[],
): SerializedParameters {
  const missing: ParameterShape[] = [];
  const at = <T>(
    place: ParameterShape['in'],
    write: (parameter: ParameterShape, value: Json) => readonly T[],
    empty: (name: string) => readonly T[],
  ): readonly T[] =>
    parameters.flatMap((parameter) => {
      if (parameter.in !== place) return [];
      const { name } = parameter;
      const given = values.find((one) => one.in === place && one.name === name);
      const written =
        given === undefined ? [] : write(parameter, parameterContent(parameter, given.value));
      if (written.length > 0 || !parameter.required) return written;
      missing.push(parameter);
      return empty(name);
    });

  const segments = new Map(at('path', pathSegment, () => []));
  return {
    ...filledPath(path, segments, values),
    query: [
      ...at('query', query, (name) => [`${encode(name)}={${name}}`]),
      ...at('querystring', wholeQuery, (name) => [`{${name}}`]),
    ],
    headers: at('header', header, inBraces(requireToken)),
    cookies: at('cookie', cookies, inBraces(requireCookieName)),
    missing: missing.map(({ in: place, name }) => ({ in: place, name })),
  };
}

function filledPath(
  template: string,
  segments: ReadonlyMap<string, string>,
  values: readonly ParameterValue[],
): Pick<SerializedParameters, 'path' | 'pathValues'> {
  let path = '';
  const pathValues: PathValue[] = [];
  for (const [index, part] of template.split(/(\{[^{}]+\})/).entries()) {
    const name = part.slice(1, -1);
    const value = index % 2 === 1 ? segments.get(name) : part;
    const given = values.find((one) => one.in === 'path' && one.name === name)?.value;
    if (index % 2 === 1 && (value === undefined || isWrittenAs(value, given))) {
      pathValues.push({ name, value: value ?? part, start: path.length });
    }
    path += value ?? part;
  }
  return { path, pathValues };
}

/** Whether a path has a value as it is, without encoding. */
function isWrittenAs(text: string, value: Json | undefined): boolean {
  return /^[\w~-][\w.~-]*$/.test(text) && text === String(value);
}

function pathSegment(
  parameter: ParameterShape,
  value: Json,
): readonly (readonly [string, string])[] {
  const { name } = parameter;
  rejectControlCharactersIn(name, value);
  const text = pathText(name, value, parameter);
  return text ? [[name, rejectDotSegments(name, text)]] : [];
}

function query(parameter: ParameterShape, value: Json): readonly string[] {
  return queryPairs(parameter.name, value, parameter).map(({ encoded }) => encoded);
}

function header(parameter: ParameterShape, value: Json): readonly HttpField[] {
  const { name } = parameter;
  requireToken(name, name);
  rejectControlCharactersIn(name, value);
  const text = headerText(value, parameter);
  return text === undefined ? [] : [{ name, value: [text] }];
}

function cookies(parameter: ParameterShape, value: Json): readonly HttpField[] {
  rejectControlCharactersIn(parameter.name, value);
  return cookiePairs(parameter.name, value, parameter).map(([name, text]) => ({
    name: requireCookieName(parameter.name, name),
    value: [text],
  }));
}

function inBraces(check: typeof requireToken): (name: string) => readonly HttpField[] {
  return (name) => [{ name: check(name, name), value: [`{${name}}`] }];
}

/**
 * Returns a parameter's value as its content requires: a parameter with content is a text in that
 * format and has no style (OpenAPI 3.1.1, section 4.8.12.2.2). A query string parameter is
 * serialized elsewhere.
 */
function parameterContent(parameter: ParameterShape, value: Json): Json {
  const { contentType } = parameter;
  if (contentType === undefined || parameter.in === 'querystring' || value === null) return value;
  // A text that is already JSON is sent unchanged.
  const isText =
    typeof value === 'string' && (mediaTypeNotation(contentType) !== 'json' || isJson(value));
  return isText ? value : JSON.stringify(value);
}
