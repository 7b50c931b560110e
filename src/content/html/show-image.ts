import type { Element } from 'hast';
import { placeholderText } from '../placeholders.js';

/**
 * Gives an `<img>` its hole for the address, and one for its size where the author gave none: with a size,
 * nothing moves when the image arrives.
 */
export function imageElement(
  element: Element,
  reference: { readonly index: number; readonly mark: string } | undefined,
): Element {
  const { properties } = element;
  const { width, height } = properties;
  properties.src = reference?.mark;
  properties.loading = 'lazy';
  properties.decoding = 'async';
  if (reference && width === undefined && height === undefined) {
    properties[placeholderText('size', reference.index)] = true;
  }
  return element;
}
