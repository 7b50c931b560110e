import type { Element, Text } from 'hast';
import type { Image, ImageReference, Parents } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import { builderOfFile } from '../doc-builder.js';
import type { NodeHandler, State } from '../node-types.js';
import { takeModeMark } from './color-modes.js';
import { referenceHandler, type TargetedElement } from './reference-handler.js';
import { imageElement } from './show-image.js';

/** Converts `![alt](target){width=320}`. */
export const imageHandler: NodeHandler = (state, node: Image, parent) =>
  withPlaceholders(state, {
    node,
    parent,
    element: defaultHandlers.image(state, node),
    target: node.url,
  });

/** Converts `![alt][label]`. */
export const imageReference = referenceHandler<ImageReference>(
  defaultHandlers.imageReference,
  withPlaceholders,
);

function withPlaceholders(
  state: State,
  { node, parent, element, target }: TargetedElement<Image | ImageReference>,
): Element | Text {
  const builder = builderOfFile(state.options.file);
  Object.assign(element.properties, takeSize(node, parent));
  element.properties.alt ??= '';
  const reference = builder.refer('image', takeModeMark(target, element), node, parent);
  // An image with an unsafe URL is replaced by its alternative text.
  return reference
    ? imageElement(element, reference)
    : { type: 'text', value: String(element.properties.alt) };
}

/** `{width=320 height=200}` after an image. */
export const sizeAttributes = /^\{\s*((?:(?:width|height)=["']?\d+(?:px|%)?["']?\s*)+)\}/;

/** Removes `{width=320 height=200}` from the text after an image and returns the size. */
function takeSize(
  node: Image | ImageReference,
  parent: Parents | undefined,
): Record<string, string> {
  const siblings = parent?.children ?? [];
  const next = siblings[siblings.indexOf(node) + 1];
  const [found, attributes = ''] = (next?.type === 'text' && sizeAttributes.exec(next.value)) || [];
  if (next?.type !== 'text' || !found) return {};
  next.value = next.value.slice(found.length);
  return Object.fromEntries(
    [...attributes.matchAll(/(\w+)=["']?(\d+%?)/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}
