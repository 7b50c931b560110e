import type { RootContent } from 'mdast';
import { iconName } from './icon-name.js';
import { blockNodes, directive, paragraphNode } from './nodes.js';
import type { Tag, TagTable } from './tag.js';

function cards(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const columns = attributes.text('cols', 'columns', 'num');
  for (const name of ['stagger', 'rows', 'gap', 'level']) attributes.has(name);
  const isNumber = columns !== undefined && /^[1-4]$/.test(columns);
  const children = blockNodes(tag.children(), node.position);
  // A group may hold other blocks; a grid only holds cards.
  if (!children.every((one) => one.type === 'containerDirective' && one.name === 'card'))
    return children;
  return [
    directive(
      'cards',
      { attributes: { columns: isNumber ? columns : undefined }, children },
      node.position,
    ),
  ];
}

function card(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const label = tag.label('title', 'name', 'heading');
  const href = attributes.text('href', 'to', 'link', 'url');
  const icon = iconName(tag);
  const image = attributes.text('img', 'image');
  for (const name of ['type', 'iconPosition', 'iconSize', 'target', 'rel', 'alt', 'external'])
    attributes.has(name);
  const description = tag.label('description');
  const inside = tag.children();
  const children =
    description.length > 0 ? [paragraphNode(description, node.position), ...inside] : inside;
  return [directive('card', { label, attributes: { href, icon, image }, children }, node.position)];
}

/** Cards. */
export const cardTags: TagTable = {
  Cards: cards,
  CardGroup: cards,
  CardGrid: cards,
  Columns: cards,
  Card: card,
  LinkCard: card,
  Tile: card,
};
