import type { Element, ElementContent } from 'hast';
import type { List, ListItem, PhrasingContent, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import { directiveContent } from '../markdown/label.js';
import type { State } from '../types.js';
import { cardIcons } from './card-icons.js';

/** Converts `:::cards` with a list: each item is a link and a sentence, with `:book:` or an image before them as icon. */
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
    children: state.wrap(cardItems(state, list, builder), true),
  };
}

function beginsWithLink({ children: [first] }: ListItem): boolean {
  if (first?.type !== 'paragraph') return false;
  const [inner] = withoutIcon(first.children);
  return inner?.type === 'link' || inner?.type === 'linkReference';
}

/** An icon by its name: `:book:`. */
const iconText = /^:([a-z]+):\s*$/;

function isIcon(node: PhrasingContent | undefined): boolean {
  return node?.type === 'image' || (node?.type === 'text' && iconText.test(node.value));
}

function withoutIcon(children: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const [icon, ...rest] = children;
  if (!isIcon(icon)) return children;
  const [space] = rest;
  return space?.type === 'text' && space.value.trim() === '' ? rest.slice(1) : rest;
}

/** The icon of a card in a box of its own; empty if it has none. */
function cardIcon(state: State, item: ListItem, builder: DocBuilder): Element[] {
  const [first] = item.children;
  const [icon] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || !icon || !isIcon(icon)) return [];
  const content = icon.type === 'text' ? namedIcon(icon, builder) : state.one(icon, first);
  const children = [content ?? []].flat();
  return [{ type: 'element', tagName: 'span', properties: { className: ['card-icon'] }, children }];
}

function namedIcon(text: Text, builder: DocBuilder): Element | undefined {
  const name = iconText.exec(text.value)?.[1] ?? '';
  const path = cardIcons[name];
  if (path === undefined) {
    const known = Object.keys(cardIcons);
    const problem = `has no icon named ${name}`;
    builder.report(
      diagnose(
        'content/misplaced-directive',
        { name: ':::cards', problem },
        {
          place: builder.sources.placeOf(text),
          hint: didYouMean(name, known) ?? `icons: ${known.join(', ')}`,
        },
      ),
    );
    return undefined;
  }
  return {
    type: 'element',
    tagName: 'svg',
    properties: { className: ['icon'], viewBox: '0 0 16 16', ariaHidden: 'true' },
    children: [{ type: 'element', tagName: 'path', properties: { d: path }, children: [] }],
  };
}

const space: ElementContent = { type: 'text', value: ' ' };

function cardItems(state: State, list: List, builder: DocBuilder): Element[] {
  return list.children.map((item) => {
    const element: Element = {
      type: 'element',
      tagName: 'li',
      properties: { className: ['card'] },
      children: [
        ...cardIcon(state, item, builder),
        ...itemContent(item).flatMap((block, index) => {
          const converted = block.type === 'paragraph' ? state.all(block) : state.one(block, item);
          return [...(index === 0 ? [] : [space]), ...[converted ?? []].flat()];
        }),
      ],
    };
    state.patch(item, element);
    return element;
  });
}

/** Returns the blocks of an item. The first paragraph goes directly into the item, also in a loose list. */
function itemContent(item: ListItem): ListItem['children'] {
  const [first, ...rest] = item.children;
  if (first?.type !== 'paragraph') return item.children;
  return [{ ...first, children: withoutDash(withoutIcon(first.children)) }, ...rest];
}

/** Removes the separator of `[Link](./x.md): text` and `[Link](./x.md) - text`, which a card does not need. */
function withoutDash(children: readonly PhrasingContent[]): PhrasingContent[] {
  const [link, text, ...rest] = children;
  if (!link || text?.type !== 'text') return [...children];
  return [link, { ...text, value: text.value.replace(/^\s*[:–—-]\s+|^\s+/, ' ') }, ...rest];
}
