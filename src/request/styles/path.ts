import type { Json } from '../../json-schema/json.js';
import { textOrJson } from '../../json-schema/json.js';
import { encode, encodeReserved } from '../percent.js';
import type { StyleShape } from '../shape.js';
import { encodedDelimiter } from './delimiters.js';
import { listTexts, valueEntries } from './entries.js';

/**
 * Returns a path value: `a,b`, `.a.b` or `;name=a,b` (RFC 6570, sections 3.2.2, 3.2.5 and 3.2.7);
 * undefined if there is none.
 */
export function pathText(name: string, value: Json, shape: StyleShape): string | undefined {
  const { style, explode, allowReserved } = shape;
  const entries = valueEntries(value);
  if (entries === undefined) return undefined;
  const write = (part: Json): string =>
    allowReserved ? encodeReserved(textOrJson(part), 'path') : encode(textOrJson(part));
  const texts = listTexts(entries, explode, write);
  switch (style) {
    case 'label':
      return `.${texts.join(explode ? '.' : ',')}`;
    case 'matrix':
      return matrixText(encode(name), texts, entries.kind, explode);
    default:
      return texts.join(encodedDelimiter(style));
  }
}

/** An empty value has no equals sign (RFC 6570, section 3.2.7). */
function matrixText(
  name: string,
  texts: readonly string[],
  kind: 'single' | 'list' | 'pairs',
  explode: boolean,
): string {
  const named = (text: string): string => (text === '' ? `;${name}` : `;${name}=${text}`);
  if (!explode || kind === 'single') return named(texts.join(','));
  return kind === 'list'
    ? texts.map(named).join('')
    : texts.map((text) => `;${text.replace(/=$/, '')}`).join('');
}
