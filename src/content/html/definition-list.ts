import type { ElementContent } from 'hast';
import type { Nodes } from 'mdast';
import { element } from '../directives/element.js';
import type { NodeHandler } from '../node-types.js';

type DescriptionList = Extract<Nodes, { type: 'descriptionList' }>;
type DescriptionTerm = Extract<Nodes, { type: 'descriptionTerm' }>;
type DescriptionDetails = Extract<Nodes, { type: 'descriptionDetails' }>;

/** Converts `Term`, `: What it means`. */
export const descriptionList: NodeHandler = (state, node: DescriptionList) => {
  const list = element('dl', {}, state.wrap(state.all(node), true) as ElementContent[]);
  state.patch(node, list);
  return list;
};

export const descriptionTerm: NodeHandler = (state, node: DescriptionTerm) =>
  element('dt', {}, state.all(node));

/** As in a list, the content of a definition without blank lines needs no paragraph. */
export const descriptionDetails: NodeHandler = (state, node: DescriptionDetails) => {
  const content = node.spread
    ? state.wrap(state.all(node), true)
    : node.children.flatMap((child) =>
        child.type === 'paragraph' ? state.all(child) : (state.one(child, node) ?? []),
      );
  return element('dd', {}, content as ElementContent[]);
};
