import type { Serialization } from '../api/media-type.js';
import { type JsonObject, textOf } from '../json.js';

/** How a value is written down; only the style `form` explodes unasked (OpenAPI 3.1.1, section 4.8.12.2). */
export function serializationOf(node: JsonObject, defaultStyle: string): Serialization {
  const style = textOf(node.style) ?? defaultStyle;
  return {
    style,
    explode: typeof node.explode === 'boolean' ? node.explode : style === 'form',
    allowReserved: node.allowReserved === true,
  };
}
