import type { Json } from '../json-schema/json.js';
import { isJson } from './json.js';
import { mediaTypeNotation } from './media-type.js';
import type { ParameterShape } from './shape.js';

/**
 * What is written of a parameter's value: a parameter with content is a text in that format, and its style says
 * nothing (OpenAPI 3.1.1, section 4.8.12.2.2). The query as a whole is written by itself.
 */
export function parameterContent(parameter: ParameterShape, value: Json): Json {
  const { contentType } = parameter;
  if (contentType === undefined || parameter.in === 'querystring' || value === null) return value;
  // A text that its author wrote as JSON is sent as it is.
  const isText =
    typeof value === 'string' && (mediaTypeNotation(contentType) !== 'json' || isJson(value));
  return isText ? value : JSON.stringify(value);
}
