import type { Element, ElementContent } from 'hast';
import type { List, ListItem, Nodes, PhrasingContent, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { diagnose } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import { chooseId } from '../html/heading.js';
import { imageElement } from '../html/show-image.js';
import { directiveContent } from '../markdown/label.js';
import type { State } from '../node-types.js';
import { labelContent } from './admonition.js';
import { element } from './element.js';
import { iconElement } from './icon.js';

/** Converts `:::cards` with a list: each item is a link and a sentence, with `:book:` or an image before them as icon. */
export function cards(
  state: State,
  node: ContainerDirective,
  builder: DocBuilder,
): Element | ElementContent[] {
  const content = directiveContent(node);
  if (content.length > 0 && content.every(isCard)) {
    const items = content.flatMap((child) =>
      cardElement(state, child as ContainerDirective, builder),
    );
    return grid(state, node, items);
  }
  const [list, ...rest] = content;
  if (list?.type !== 'list' || rest.length > 0 || !list.children.every(beginsWithLink)) {
    const problem = 'must hold :::card blocks, or one list, each item of which begins with a link';
    const place = builder.sources.nodePlace(node);
    builder.report(
      diagnose('content/misplaced-directive', { name: ':::cards', problem }, { place }),
    );
    return state.all({ type: 'root', children: content });
  }
  return grid(state, node, cardItems(state, list, builder));
}

function grid(state: State, node: ContainerDirective, items: ElementContent[]): Element {
  const { columns } = node.attributes ?? {};
  const className = ['cards', ...(/^[1-4]$/.test(columns ?? '') ? [`cards-${columns}`] : [])];
  return {
    type: 'element',
    tagName: 'ul',
    properties: { className },
    children: state.wrap(items, true),
  };
}

function isCard(node: Nodes): boolean {
  return node.type === 'containerDirective' && node.name.toLowerCase() === 'card';
}

/** Converts `:::card[Title]{href=./page.md icon=book}`; on its own, it is a grid of one card. */
export function card(state: State, node: ContainerDirective, builder: DocBuilder): Element {
  return grid(state, { ...node, attributes: {} }, [cardElement(state, node, builder)]);
}

function cardElement(state: State, node: ContainerDirective, builder: DocBuilder): Element {
  const { href, icon, image, id } = node.attributes ?? {};
  const label = labelContent(state, node);
  const reference = href ? builder.refer('link', href, node) : undefined;
  const title: Element[] =
    label.length === 0
      ? []
      : reference
        ? [element('a', { href: reference.placeholder }, label)]
        : [element('strong', { className: ['card-title'] }, label)];
  const imageTarget = image ? builder.refer('image', image, node) : undefined;
  const item = element(
    'li',
    { className: ['card'], id: id ? chooseId(id, node, builder) : undefined },
    [
      ...(imageTarget
        ? [imageElement(element('img', { alt: '', className: ['card-image'] }), imageTarget)]
        : []),
      ...attributeIcon(icon, node, builder),
      ...title,
      ...state.all({ type: 'root', children: directiveContent(node) }),
    ],
  );
  state.patch(node, item);
  return item;
}

function attributeIcon(
  icon: string | null | undefined,
  node: ContainerDirective,
  builder: DocBuilder,
): Element[] {
  if (!icon) return [];
  const isFile = /\.|^\//.test(icon) && !/\s/.test(icon);
  const reference = isFile ? builder.refer('image', icon, node) : undefined;
  const drawing = isFile
    ? reference && imageElement(element('img', { alt: '' }), reference)
    : iconElement(icon, node, builder);
  return drawing ? [element('span', { className: ['card-icon'] }, [drawing])] : [];
}

function beginsWithLink({ children: [first] }: ListItem): boolean {
  if (first?.type !== 'paragraph') return false;
  const [inner] = withoutIcon(first.children);
  return inner?.type === 'link' || inner?.type === 'linkReference';
}

/** An icon by its name: `:book:`. */
const iconText = /^:([a-z][\w/-]*):\s*$/;

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
  return [element('span', { className: ['card-icon'] }, [content ?? []].flat())];
}

function namedIcon(text: Text, builder: DocBuilder): Element | undefined {
  return iconElement(iconText.exec(text.value)?.[1] ?? '', text, builder);
}

const space: ElementContent = { type: 'text', value: ' ' };

function cardItems(state: State, list: List, builder: DocBuilder): Element[] {
  return list.children.map((item) => {
    const card = element('li', { className: ['card'] }, [
      ...cardIcon(state, item, builder),
      ...itemContent(item).flatMap((block, index) => {
        const converted = block.type === 'paragraph' ? state.all(block) : state.one(block, item);
        return [...(index === 0 ? [] : [space]), ...[converted ?? []].flat()];
      }),
    ]);
    state.patch(item, card);
    return card;
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
