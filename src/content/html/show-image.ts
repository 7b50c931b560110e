import type { Element } from 'hast';
import { isSizePlaceholder, placeholderText } from '../placeholders.js';

/**
 * Gives an `<img>` a placeholder for its URL, and one for its size if the author set none: with a size, loading the
 * image does not shift the layout.
 */
export function imageElement(
  element: Element,
  reference: { readonly index: number; readonly placeholder: string } | undefined,
): Element {
  const { properties } = element;
  const { width, height } = properties;
  properties.src = reference?.placeholder;
  properties.loading = 'lazy';
  properties.decoding = 'async';
  removeSizePlaceholders(element);
  if (reference && width === undefined && height === undefined) {
    properties[placeholderText('size', reference.index)] = true;
  }
  return element;
}

/** Removes the size of an image that has another one, or of the image that `element` is a copy of. */
export function removeSizePlaceholders({ properties }: Element): void {
  for (const name of Object.keys(properties))
    if (isSizePlaceholder(name)) Reflect.deleteProperty(properties, name);
}
