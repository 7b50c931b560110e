import type { EncodingShape, StyleShape } from '../shape.js';

/**
 * The style of a form field, which only applies if the description sets one of its keywords
 * (OpenAPI 3.1.1, section 4.8.15).
 */
export function encodingStyle(encoding: EncodingShape | undefined): StyleShape | undefined {
  if (encoding === undefined) return undefined;
  const { style, explode, allowReserved } = encoding;
  if (style === undefined && explode === undefined && allowReserved === undefined) return undefined;
  return {
    style: style ?? 'form',
    explode: explode ?? (style ?? 'form') === 'form',
    allowReserved: allowReserved ?? false,
  };
}
