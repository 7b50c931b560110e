import type { Element } from 'hast';
import { hole } from '../placeholders.js';

/**
 * Gives an `<img>` its hole for the address, and one for its size where the author gave none: with a size,
 * nothing moves when the image arrives.
 */
export function showImage(
  element: Element,
  reference: { readonly index: number; readonly mark: string } | undefined,
): Element {
  const { properties } = element;
  const { width, height } = properties;
  properties.src = reference?.mark;
  properties.loading = 'lazy';
  properties.decoding = 'async';
  if (reference && width === undefined && height === undefined) {
    properties[hole('size', reference.index)] = true;
  }
  return element;
}
