import type { Element, ElementContent } from 'hast';
import type { ImageReference, LinkReference, Parents } from 'mdast';
import type { NodeHandler, State } from '../node-types.js';

/** An element whose target becomes a placeholder. */
export interface TargetedElement<Node> {
  readonly node: Node;
  readonly parent: Parents | undefined;
  readonly element: Element;
  readonly target: string;
}

/**
 * Handles `[text][label]` like `[text](target)`; without a definition of the label it stays text.
 * @param toHtml handler of remark-rehype
 */
export function referenceHandler<Node extends LinkReference | ImageReference>(
  toHtml: (state: State, node: Node) => ElementContent | ElementContent[],
  withPlaceholder: (state: State, targeted: TargetedElement<Node>) => ElementContent,
): NodeHandler {
  return (state, node: Node, parent) => {
    const element = toHtml(state, node);
    const definition = state.definitionById.get(node.identifier.toUpperCase());
    return definition && !Array.isArray(element) && element.type === 'element'
      ? withPlaceholder(state, { node, parent, element, target: definition.url })
      : element;
  };
}
