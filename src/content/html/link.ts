import type { Element } from 'hast';
import type { Link, LinkReference, Parents } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import { builderOfFile } from '../doc-builder.js';
import type { NodeHandler, State } from '../node-types.js';
import { placeholderText } from '../placeholders.js';

/**
 * Converts `[text](target)`, `<https://…>` and bare URLs: the URL becomes a placeholder. Whether it leads to another site
 * is known when `src/site/fragment-html.ts` fills that.
 */
export const linkHandler: NodeHandler = (state, node: Link, parent) =>
  withPlaceholder(state, node, node.url, parent, defaultHandlers.link(state, node));

/** Converts `[text][label]`. */
export const linkReference: NodeHandler = (state, node: LinkReference, parent) => {
  const result = defaultHandlers.linkReference(state, node);
  const definition = state.definitionById.get(node.identifier.toUpperCase());
  return definition && !Array.isArray(result) && result.type === 'element'
    ? withPlaceholder(state, node, definition.url, parent, result)
    : result;
};

function withPlaceholder(
  state: State,
  node: Link | LinkReference,
  target: string,
  parent: Parents | undefined,
  element: Element,
): Element {
  const reference = builderOfFile(state.options.file).refer('link', target, node, parent);
  element.properties.href = reference?.placeholder;
  // `[](op:createPrice)` gets the title of its target.
  if (reference && element.children.length === 0 && target !== '') {
    element.children = [{ type: 'text', value: placeholderText('label', reference.index) }];
  }
  return element;
}
