import type { Json } from '../../json-schema/json.js';
import { textOrJson } from '../../json-schema/json.js';
import type { HttpBody } from '../http-request.js';
import { isList, jsonText } from '../json.js';
import { mediaTypeNotation } from '../media-type.js';
import type { EncodingShape } from '../shape.js';
import { type QueryPair, queryPairs } from '../styles/query.js';
import type { FieldValue } from '../values.js';
import { encodingStyle } from './encoding.js';

/**
 * Makes an `application/x-www-form-urlencoded` body (OpenAPI 3.1.1, section 4.8.15.1): a field with
 * a style follows that style; otherwise lists repeat the field and objects become JSON.
 */
export function formBody(
  type: string,
  fields: readonly FieldValue[],
  encodings: readonly EncodingShape[],
): HttpBody {
  const pairs = formPairs(fields, encodings);
  const text = pairs.map(({ encoded }) => encoded).join('&');
  const known = pairs.flatMap(({ name, value }) =>
    value === undefined ? [] : [[name, value] as const],
  );
  // Re-encoding the values would lose delimiters that must stay unencoded.
  return known.length < pairs.length
    ? { kind: 'text', type, text, isJson: false }
    : { kind: 'form', type, fields: known, text };
}

/** Returns the name and value pairs of a form in order. */
export function formPairs(
  fields: readonly FieldValue[],
  encodings: readonly EncodingShape[],
): readonly QueryPair[] {
  return fields.flatMap((field) => {
    if ('file' in field) return [plainPair(field.name, field.file.name)];
    const encoding = encodings.find(({ property }) => property === field.name);
    return namePairs(field.name, field.value, encoding);
  });
}

function namePairs(
  name: string,
  value: Json,
  encoding: EncodingShape | undefined,
): readonly QueryPair[] {
  const style = encodingStyle(encoding);
  if (style !== undefined) return queryPairs(name, value, style);
  if (value === null) return [];
  const isJson =
    encoding?.contentType !== undefined && mediaTypeNotation(encoding.contentType) === 'json';
  if (isJson) return [plainPair(name, jsonText(value))];
  const items = isList(value) ? value : [value];
  return items.filter((item) => item !== null).map((item) => plainPair(name, textOrJson(item)));
}

function plainPair(name: string, value: string): QueryPair {
  return { encoded: new URLSearchParams([[name, value]]).toString(), name, value };
}
