import { asList, asObject, isObject, type RawObject } from '../../json-schema/json.js';
import type { Encoding } from '../api/media-type.js';
import { asText } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { Context } from './context.js';
import { readHeaders } from './headers.js';
import { nodeSerialization } from './serialization.js';

/** Returns the encodings of form parts: by name or by position (3.2), possibly nested (3.2). */
export function readEncodings(
  media: RawObject,
  pointer: string,
  context: Context,
): readonly Encoding[] {
  const read = (property: string, raw: unknown, at: string): readonly Encoding[] => {
    if (!isObject(raw)) return [];
    const { style, explode, allowReserved } = raw;
    const isStyled = [style, explode, allowReserved].some((value) => value !== undefined);
    const within = readEncodings(raw, at, context);
    const encoding: Encoding = {
      property,
      contentType: asText(raw.contentType),
      headers: readHeaders(raw.headers, pointerTo(at, 'headers'), context),
      ...(isStyled ? nodeSerialization(raw, 'form') : {}),
      ...(within.length > 0 ? { encoding: within } : {}),
    };
    return [encoding];
  };
  return [
    ...Object.entries(asObject(media.encoding)).flatMap(([property, raw]) =>
      read(property, raw, pointerTo(pointer, 'encoding', property)),
    ),
    ...asList(media.prefixEncoding).flatMap((raw, index) =>
      read(String(index), raw, pointerTo(pointer, 'prefixEncoding', index)),
    ),
    ...read('*', media.itemEncoding, pointerTo(pointer, 'itemEncoding')),
  ];
}
