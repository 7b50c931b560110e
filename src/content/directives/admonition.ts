import type { Element, ElementContent } from 'hast';
import type { ContainerDirective } from 'mdast-util-directive';
import { builderOfFile } from '../doc-builder.js';
import { isAdmonition } from '../markdown/admonition-kinds.js';
import { directiveContent, directiveLabel } from '../markdown/label.js';
import type { State } from '../node-types.js';

/** Converts `:::note[Title]`. */
export function admonition(state: State, node: ContainerDirective): Element {
  const kind = node.name.toLowerCase();
  const label = labelContent(state, node);
  const children = state.all({ type: 'root', children: directiveContent(node) });
  return admonitionElement(state, kind, label, children);
}

/** Returns an admonition; the default title is that of its kind. */
export function admonitionElement(
  state: State,
  kind: string,
  title: readonly ElementContent[],
  children: readonly ElementContent[],
): Element {
  const builder = builderOfFile(state.options.file);
  const value = isAdmonition(kind) ? builder.phrase(`content.${kind}`) : kind;
  const heading: Element = {
    type: 'element',
    tagName: 'p',
    properties: { className: ['admonition-title'] },
    children: title.length > 0 ? [...title] : [{ type: 'text', value }],
    data: { whenEmpty: value },
  };
  return {
    type: 'element',
    tagName: 'aside',
    properties: { className: ['admonition', `admonition-${kind}`], role: 'note' },
    children: state.wrap([heading, ...children], true),
  };
}

/** Returns a block's label as HTML, or its `title` attribute. A title without brackets starts with spaces. */
export function labelContent(state: State, node: ContainerDirective): ElementContent[] {
  const children = state.all({ type: 'paragraph', children: [...directiveLabel(node)] });
  const title = node.attributes?.title?.trim();
  if (children.length === 0 && title) return [{ type: 'text', value: title }];
  const [first] = children;
  if (first?.type === 'text') first.value = first.value.trimStart();
  return children;
}
