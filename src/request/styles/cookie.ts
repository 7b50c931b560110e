import type { Json } from '../../json-schema/json.js';
import { textOrJson } from '../../json-schema/json.js';
import { encode } from '../percent.js';
import { RequestError } from '../request-error.js';
import type { StyleShape } from '../shape.js';
import { listTexts, valueEntries } from './entries.js';

/**
 * Returns the cookies for a value. The style `form` encodes as in a query, but each pair is a
 * separate cookie because an ampersand does not separate cookies (OpenAPI 3.1.1, appendix D). The
 * style `cookie` (3.2) leaves values unencoded and rejects separators (RFC 6265, section 4.1.1).
 */
export function cookiePairs(
  name: string,
  value: Json,
  { style, explode }: StyleShape,
): readonly (readonly [name: string, text: string])[] {
  const entries = valueEntries(value);
  if (entries === undefined) return [];
  const write = (part: Json): string =>
    style === 'cookie' ? refuseSeparators(name, textOrJson(part)) : encode(textOrJson(part));
  if (explode && entries.kind === 'list') return entries.items.map((item) => [name, write(item)]);
  if (explode && entries.kind === 'pairs') {
    return entries.pairs.map(([key, item]) => [write(key), write(item)]);
  }
  return [[name, listTexts(entries, false, write).join(',')]];
}

function refuseSeparators(name: string, text: string): string {
  if (/[;\s]/.test(text)) throw new RequestError(name, 'separator');
  return text;
}
