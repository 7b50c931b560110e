import type { Element } from 'hast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { DocBuilder } from '../doc-builder.js';
import { directiveContent } from '../markdown/label.js';
import type { State } from '../node-types.js';
import { labelContent } from './admonition.js';
import { isFlagSet } from './attributes.js';

/** Converts `:::details[Summary]`; `{open}` expands it. */
export function details(state: State, node: ContainerDirective, builder: DocBuilder): Element {
  const label = labelContent(state, node);
  const value = builder.phrase('content.details');
  const summary: Element = {
    type: 'element',
    tagName: 'summary',
    properties: {},
    children: label.length > 0 ? label : [{ type: 'text', value }],
    data: { whenEmpty: value },
  };
  const children = state.all({ type: 'root', children: directiveContent(node) });
  return {
    type: 'element',
    tagName: 'details',
    properties: { className: ['details'], open: isFlagSet(node.attributes?.open) },
    children: state.wrap([summary, ...children], true),
  };
}
