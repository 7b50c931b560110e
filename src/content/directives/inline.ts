import type { TextDirective } from 'mdast-util-directive';
import { badgeKind } from '../badge.js';
import { builderOfFile } from '../doc-builder.js';
import type { NodeHandler } from '../types.js';
import { variableText } from '../variables.js';
import { element } from './element.js';
import { iconElement } from './icon.js';
import { ownBlock } from './own-block.js';
import { term } from './term.js';

/** Converts `:badge[Beta]{color=green}`, `:icon[rocket]`, `:term[Orbit]`, `:var[version]` and blocks of the site. */
export const textDirective: NodeHandler = (state, node: TextDirective) => {
  const builder = builderOfFile(state.options.file);
  if (node.name === 'var') return { type: 'text', value: variableText(node, builder) };
  if (node.name === 'term') return term(state, node, builder);
  const own = ownBlock(state, node, builder);
  if (own) return own;
  if (node.name === 'icon') {
    const [name] = node.children;
    const icon = name?.type === 'text' ? iconElement(name.value.trim(), node, builder) : undefined;
    return icon && element('span', { className: ['text-icon'] }, [icon]);
  }
  const kind = badgeKind(node.attributes?.color ?? undefined);
  return element('span', { className: ['badge', `text-badge-${kind}`] }, state.all(node));
};
