import type { Json } from '../../json-schema/json.js';
import { textOrJson } from '../../json-schema/json.js';
import { encodeForHeader } from '../percent.js';
import type { StyleShape } from '../shape.js';
import { styleDelimiter } from './delimiters.js';
import { listTexts, valueEntries } from './entries.js';

/**
 * Returns a header value in the style `simple`, or in a Swagger 2.0 list format; undefined if there
 * is none.
 */
export function headerText(
  value: Json,
  { style, explode }: Pick<StyleShape, 'style' | 'explode'>,
): string | undefined {
  const entries = valueEntries(value);
  if (entries === undefined) return undefined;
  const text = listTexts(entries, explode, textOrJson).join(styleDelimiter(style));
  // Surrounding white space is not part of a value (RFC 9110, section 5.5); servers and browsers
  // strip it.
  return encodeForHeader(text.replace(/^[\t ]+|[\t ]+$/g, ''));
}
