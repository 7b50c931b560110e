import type { Json } from '../json-schema/json.js';
import { isJson } from './json.js';
import { mediaTypeNotation } from './media-type.js';
import type { ParameterShape } from './shape.js';

/**
 * Returns a parameter's value as its content requires: a parameter with content is a text in that
 * format and has no style (OpenAPI 3.1.1, section 4.8.12.2.2). A query string parameter is
 * serialized elsewhere.
 */
export function parameterContent(parameter: ParameterShape, value: Json): Json {
  const { contentType } = parameter;
  if (contentType === undefined || parameter.in === 'querystring' || value === null) return value;
  // A text that is already JSON is sent unchanged.
  const isText =
    typeof value === 'string' && (mediaTypeNotation(contentType) !== 'json' || isJson(value));
  return isText ? value : JSON.stringify(value);
}
