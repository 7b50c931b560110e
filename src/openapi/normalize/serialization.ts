import type { RawObject } from '../../json-schema/json.js';
import type { Serialization } from '../api/media-type.js';
import { asText } from '../json.js';

/**
 * Returns the serialization of a node. Only the style `form` explodes by default (OpenAPI 3.1.1,
 * section 4.8.12.2).
 */
export function nodeSerialization(node: RawObject, defaultStyle: string): Serialization {
  const style = asText(node.style) ?? defaultStyle;
  return {
    style,
    explode: typeof node.explode === 'boolean' ? node.explode : style === 'form',
    allowReserved: node.allowReserved === true,
  };
}
