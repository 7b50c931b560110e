import type { Json } from '../../model/index.js';
import { isJsonObject } from '../../model/json.js';
import { scalarText } from '../json.js';
import { notationOf } from '../media-type.js';
import { encode } from '../percent.js';
import type { ParameterShape } from '../shape.js';

/** The query as a whole (OpenAPI 3.2.0, section 4.12.2.1): a form, or a text in the format of its content. */
export function wholeQuery({ contentType }: ParameterShape, value: Json): readonly string[] {
  if (value === null || value === '') return [];
  const isForm = contentType === undefined || notationOf(contentType) === 'form';
  if (!isForm || !isJsonObject(value)) return [encode(scalarText(value))];
  const pairs = Object.entries(value).filter(([, item]) => item !== null);
  if (pairs.length === 0) return [];
  return [new URLSearchParams(pairs.map(([key, item]) => [key, scalarText(item)])).toString()];
}
