import type { Json } from '../../json-schema/json.js';
import { isJsonObject, textOrJson } from '../../json-schema/json.js';
import { isList } from '../json.js';
import { encode, encodeReserved } from '../percent.js';
import type { StyleShape } from '../shape.js';
import { encodedDelimiter } from './delimiters.js';
import { listTexts, valueEntries } from './entries.js';

/** One pair of a query or form, encoded and decoded. */
export interface QueryPair {
  /** `color=blue,black`, encoded. */
  readonly encoded: string;
  readonly name: string;
  /** Undefined if it contains delimiters that re-encoding would lose. */
  readonly value: string | undefined;
}

/**
 * Returns the query pairs of a value in its style (OpenAPI 3.1.1, section 4.8.12.3 and appendix C;
 * RFC 6570, section 3.2.8); empty if the value is empty.
 */
export function queryPairs(name: string, value: Json, shape: StyleShape): readonly QueryPair[] {
  const { style, explode, allowReserved } = shape;
  const write = (part: Json): string =>
    allowReserved ? encodeReserved(textOrJson(part), 'query') : encode(textOrJson(part));
  const pair = (key: string, part: Json): QueryPair => ({
    encoded: `${encode(key)}=${write(part)}`,
    name: key,
    value: allowReserved ? undefined : textOrJson(part),
  });
  if (style === 'deepObject') return deepPairs(name, value, pair);
  const entries = valueEntries(value);
  if (entries === undefined) return [];
  if (entries.kind === 'single') return [pair(name, entries.value)];
  if (explode) {
    return entries.kind === 'list'
      ? entries.items.map((item) => pair(name, item))
      : entries.pairs.map(([key, item]) => pair(key, item));
  }
  const texts = listTexts(entries, false, write);
  const encoded = `${encode(name)}=${texts.join(encodedDelimiter(style))}`;
  return [{ encoded, name, value: undefined }];
}

/**
 * Writes `color[R]=100`. OpenAPI leaves deeper levels undefined; they continue in the same way,
 * with list indexes, as servers commonly parse them.
 */
function deepPairs(
  name: string,
  value: Json,
  pair: (key: string, part: Json) => QueryPair,
): readonly QueryPair[] {
  if (value === null) return [];
  if (isList(value)) {
    return value.flatMap((item, index) => deepPairs(`${name}[${index}]`, item, pair));
  }
  if (isJsonObject(value)) {
    return Object.entries(value).flatMap(([key, item]) => deepPairs(`${name}[${key}]`, item, pair));
  }
  return [pair(name, value)];
}
