import type { Element } from 'hast';
import { placeholderText } from '../placeholders.js';

/**
 * Gives an `<img>` a placeholder for its URL, and one for its size if the author set none: with a size, loading the
 * image does not shift the layout.
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
