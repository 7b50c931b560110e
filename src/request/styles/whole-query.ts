import type { Json } from '../../json-schema/json.js';
import { isJsonObject, textOrJson } from '../../json-schema/json.js';
import { formPairs } from '../body/form.js';
import { mediaTypeNotation } from '../media-type.js';
import { encode } from '../percent.js';
import type { ParameterShape } from '../shape.js';

/**
 * Returns the whole query (OpenAPI 3.2.0, section 4.12.2.1): a form, or a text in the format of its
 * content.
 */
export function wholeQuery(
  { contentType, encoding = [] }: Pick<ParameterShape, 'contentType' | 'encoding'>,
  value: Json,
): readonly string[] {
  if (value === null || value === '') return [];
  const isForm = contentType === undefined || mediaTypeNotation(contentType) === 'form';
  if (!isForm || !isJsonObject(value)) return [encode(textOrJson(value))];
  const fields = Object.entries(value).map(([name, item]) => ({ name, value: item }));
  const pairs = formPairs(fields, encoding);
  // Forms encode the tilde, but some URL clients decode it again (RFC 3986, section 6.2.2.2).
  const text = pairs.map(({ encoded }) => encoded.replaceAll('%7E', '~')).join('&');
  return pairs.length === 0 ? [] : [text];
}
