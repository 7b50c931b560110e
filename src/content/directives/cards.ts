import type { Element, ElementContent } from 'hast';
import type { List, ListItem, PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { diagnose } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import { directiveContent } from '../markdown/label.js';
import type { State } from '../types.js';

/** Converts `:::cards` with a list: each item is a link and a sentence. */
export function cards(
  state: State,
  node: ContainerDirective,
  builder: DocBuilder,
): Element | ElementContent[] {
  const content = directiveContent(node);
  const [list, ...rest] = content;
  if (list?.type !== 'list' || rest.length > 0 || !list.children.every(beginsWithLink)) {
    const problem = 'must hold one list, each item of which begins with a link';
    const place = builder.sources.placeOf(node);
    builder.report(
      diagnose('content/misplaced-directive', { name: ':::cards', problem }, { place }),
    );
    return state.all({ type: 'root', children: content });
  }
  return {
    type: 'element',
    tagName: 'ul',
    properties: { className: ['cards'] },
    children: state.wrap(cardItems(state, list), true),
  };
}

function beginsWithLink({ children: [first] }: ListItem): boolean {
  const inner = first?.type === 'paragraph' ? first.children[0]?.type : undefined;
  return inner === 'link' || inner === 'linkReference';
}

const space: ElementContent = { type: 'text', value: ' ' };

function cardItems(state: State, list: List): Element[] {
  return list.children.map((item) => {
    const element: Element = {
      type: 'element',
      tagName: 'li',
      properties: { className: ['card'] },
      children: itemContent(item).flatMap((block, index) => {
        const converted = block.type === 'paragraph' ? state.all(block) : state.one(block, item);
        return [...(index === 0 ? [] : [space]), ...[converted ?? []].flat()];
      }),
    };
    state.patch(item, element);
    return element;
  });
}

/** Returns the blocks of an item. The first paragraph goes directly into the item, also in a loose list. */
function itemContent(item: ListItem): ListItem['children'] {
  const [first, ...rest] = item.children;
  if (first?.type !== 'paragraph') return item.children;
  return [{ ...first, children: withoutDash(first.children) }, ...rest];
}

/** Removes the separator of `[Link](./x.md): text` and `[Link](./x.md) - text`, which a card does not need. */
function withoutDash(children: readonly PhrasingContent[]): PhrasingContent[] {
  const [link, text, ...rest] = children;
  if (!link || text?.type !== 'text') return [...children];
  return [link, { ...text, value: text.value.replace(/^\s*[:–—-]\s+|^\s+/, ' ') }, ...rest];
}
