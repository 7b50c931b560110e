import type { Element, ElementContent } from 'hast';
import type { ContainerDirective } from 'mdast-util-directive';
import { diagnose } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import { directiveContent } from '../markdown/label.js';
import type { State } from '../node-types.js';

/** Converts `:::actions` with links: buttons, the first of which is the main one. */
export function actions(
  state: State,
  node: ContainerDirective,
  builder: DocBuilder,
): Element | ElementContent[] {
  const content = directiveContent(node);
  const [only, ...rest] = content;
  const inner = only?.type === 'paragraph' && rest.length === 0 ? only.children : [];
  const isLink = ({ type }: { readonly type: string }): boolean =>
    type === 'link' || type === 'linkReference';
  const isSpace = (child: (typeof inner)[number]): boolean =>
    child.type === 'break' || (child.type === 'text' && child.value.trim() === '');
  if (!inner.some(isLink) || !inner.every((child) => isLink(child) || isSpace(child))) {
    const problem = 'must hold one paragraph of links';
    const place = builder.sources.nodePlace(node);
    builder.report(
      diagnose('content/misplaced-directive', { name: ':::actions', problem }, { place }),
    );
    return state.all({ type: 'root', children: content });
  }
  return {
    type: 'element',
    tagName: 'p',
    properties: { className: ['actions'] },
    children: inner.filter(isLink).flatMap((link, index) => {
      const converted = only?.type === 'paragraph' ? [state.one(link, only) ?? []].flat() : [];
      return index === 0 ? converted : [{ type: 'text', value: ' ' } as const, ...converted];
    }),
  };
}
