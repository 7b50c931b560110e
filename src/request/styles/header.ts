import type { Json } from '../../json-schema/json.js';
import { scalarText } from '../json.js';
import { encodeForHeader } from '../percent.js';
import type { StyleShape } from '../shape.js';
import { styleDelimiter } from './delimiters.js';
import { listTexts, valueEntries } from './entries.js';

/**
 * A header's value in the style `simple`, the only one that headers have but for lists of Swagger 2.0; undefined where
 * there is none.
 */
export function headerText(
  value: Json,
  { style, explode }: Pick<StyleShape, 'style' | 'explode'>,
): string | undefined {
  const entries = valueEntries(value);
  if (entries === undefined) return undefined;
  const text = listTexts(entries, explode, scalarText).join(styleDelimiter(style));
  // Spaces around it are no part of a value (RFC 9110, section 5.5): servers and browsers leave them out.
  return encodeForHeader(text.replace(/^[\t ]+|[\t ]+$/g, ''));
}
