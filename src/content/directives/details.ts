import type { Element } from 'hast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Draft } from '../doc-builder.js';
import { contentOf } from '../markdown/label.js';
import type { State } from '../types.js';
import { inline } from './admonition.js';

/** `:::details[Summary]`, open with `{open}`. */
export function details(state: State, node: ContainerDirective, draft: Draft): Element {
  const label = inline(state, node);
  const value = draft.phrase('content.details');
  const summary: Element = {
    type: 'element',
    tagName: 'summary',
    properties: {},
    children: label.length > 0 ? label : [{ type: 'text', value }],
    data: { whenEmpty: value },
  };
  const children = state.all({ type: 'root', children: contentOf(node) });
  return {
    type: 'element',
    tagName: 'details',
    properties: { className: ['details'], open: node.attributes?.open !== undefined },
    children: state.wrap([summary, ...children], true),
  };
}
