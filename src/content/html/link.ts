import type { Element } from 'hast';
import type { Link, LinkReference } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import { builderOfFile } from '../doc-builder.js';
import type { NodeHandler, State } from '../node-types.js';
import { placeholderText } from '../placeholders.js';
import { referenceHandler, type TargetedElement } from './reference-handler.js';

/**
 * Converts `[text](target)`, `<https://…>` and bare URLs: the URL becomes a placeholder. Whether it leads to another site
 * is known when `src/site/fragment-html.ts` fills that.
 */
export const linkHandler: NodeHandler = (state, node: Link, parent) =>
  withPlaceholder(state, {
    node,
    parent,
    element: defaultHandlers.link(state, node),
    target: node.url,
  });

/** Converts `[text][label]`. */
export const linkReference = referenceHandler<LinkReference>(
  defaultHandlers.linkReference,
  withPlaceholder,
);

function withPlaceholder(
  state: State,
  { node, parent, element, target }: TargetedElement<Link | LinkReference>,
): Element {
  const reference = builderOfFile(state.options.file).refer('link', target, node, parent);
  element.properties.href = reference?.placeholder;
  // `[](op:createPrice)` gets the title of its target.
  if (reference && element.children.length === 0 && target !== '') {
    element.children = [{ type: 'text', value: placeholderText('label', reference.index) }];
  }
  return element;
}
