import type { Element } from 'hast';
import type { ContainerDirective } from 'mdast-util-directive';
import { directiveContent } from '../markdown/label.js';
import type { State } from '../node-types.js';
import { labelContent } from './admonition.js';
import { element } from './element.js';

/** Converts `:::figure[Caption]` with an image or anything else. */
export function figure(state: State, node: ContainerDirective): Element {
  const caption = labelContent(state, node);
  const content = directiveContent(node).flatMap((child) => {
    // An image alone in its paragraph needs no paragraph.
    const made = child.type === 'paragraph' ? state.all(child) : state.one(child, node);
    return made ?? [];
  });
  const children = [
    ...content,
    ...(caption.length > 0 ? [element('figcaption', {}, caption)] : []),
  ];
  return element('figure', { className: ['frame'] }, children);
}
