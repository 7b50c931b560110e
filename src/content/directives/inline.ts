import type { ElementContent } from 'hast';
import type { TextDirective } from 'mdast-util-directive';
import { badgeKind } from '../badge.js';
import { builderOfFile, type DocBuilder } from '../doc-builder.js';
import { type InlineName, isInlineName } from '../markdown/directive-declarations.js';
import type { NodeHandler, State } from '../node-types.js';
import { variableText } from '../variables.js';
import { checkAttributes } from './attributes.js';
import { element } from './element.js';
import { iconElement } from './icon.js';
import { siteBlock } from './site-block.js';
import { term } from './term.js';

type Inline = (
  state: State,
  node: TextDirective,
  builder: DocBuilder,
) => ElementContent | ElementContent[] | undefined;

/** All inline directives. The compiler reports a name without an entry. */
const inlines: Readonly<Record<InlineName, Inline>> = {
  badge(state, node) {
    const kind = badgeKind(node.attributes?.color ?? undefined);
    return element('span', { className: ['badge', `text-badge-${kind}`] }, state.all(node));
  },
  icon(_, node, builder) {
    const [name] = node.children;
    const icon = name?.type === 'text' ? iconElement(name.value.trim(), node, builder) : undefined;
    return icon && element('span', { className: ['text-icon'] }, [icon]);
  },
  term,
  var: (_, node, builder) => ({ type: 'text', value: variableText(node, builder) }),
};

/** Converts `:badge[Beta]{color=green}`, `:icon[rocket]`, `:term[Orbit]`, `:var[version]` and blocks of the site. */
export const textDirective: NodeHandler = (state, node: TextDirective) => {
  const builder = builderOfFile(state.options.file);
  if (!isInlineName(node.name)) return siteBlock(state, node, builder);
  if (!node.data?.isTag) checkAttributes(node, builder);
  return inlines[node.name](state, node, builder);
};
