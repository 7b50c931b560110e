import type { TextDirective } from 'mdast-util-directive';
import { builderOfFile } from '../doc-builder.js';
import type { NodeHandler } from '../types.js';
import { variableText } from '../variables.js';
import { element } from './element.js';
import { iconElement } from './icon.js';
import { ownBlock } from './own-block.js';

const colors: Readonly<Record<string, string>> = {
  ...{ green: 'success', success: 'success', tip: 'success' },
  ...{ red: 'danger', danger: 'danger', error: 'danger', destructive: 'danger' },
  ...{
    yellow: 'warning',
    orange: 'warning',
    amber: 'warning',
    warning: 'warning',
    caution: 'warning',
  },
  ...{ blue: 'info', info: 'info', note: 'info', purple: 'info', primary: 'info' },
};

/** Converts `:badge[Beta]{color=green}`, `:icon[rocket]`, `:var[version]` and blocks of the site. */
export const textDirective: NodeHandler = (state, node: TextDirective) => {
  const builder = builderOfFile(state.options.file);
  if (node.name === 'var') return { type: 'text', value: variableText(node, builder) };
  const own = ownBlock(state, node, builder);
  if (own) return own;
  if (node.name === 'icon') {
    const [name] = node.children;
    const icon = name?.type === 'text' ? iconElement(name.value.trim(), node, builder) : undefined;
    return icon && element('span', { className: ['text-icon'] }, [icon]);
  }
  const kind = colors[node.attributes?.color?.toLowerCase() ?? ''] ?? 'neutral';
  return element('span', { className: ['badge', `text-badge-${kind}`] }, state.all(node));
};
