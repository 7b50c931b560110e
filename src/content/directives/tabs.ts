import type { Element, ElementContent } from 'hast';
import type { Code, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { diagnose } from '../../diagnostics/index.js';
import { codeFigure, codeLabel } from '../code/code-block.js';
import { tabLabel } from '../code/tab-label.js';
import type { DocBuilder } from '../doc-builder.js';
import { directiveContent } from '../markdown/label.js';
import type { State } from '../node-types.js';
import { labelContent } from './admonition.js';

/** Converts `::::tabs` with `:::tab[Label]` blocks; `{sync=os}` synchronizes groups. */
export function tabs(state: State, node: ContainerDirective, builder: DocBuilder): Element {
  const sections: ElementContent[] = [];
  for (const child of directiveContent(node)) {
    if (child.type !== 'containerDirective' || child.name !== 'tab') {
      const problem = 'holds something outside of its :::tab[Label] blocks';
      const place = builder.sources.nodePlace(child);
      builder.report(
        diagnose('content/misplaced-directive', { name: ':::tabs', problem }, { place }),
      );
    }
    const converted = state.one(child, node);
    if (converted) sections.push(...(Array.isArray(converted) ? converted : [converted]));
  }
  return group(state, node, ['tabs'], sections);
}

/** Converts `:::tab[Label]`, which belongs inside of `:::tabs`. */
export function tab(state: State, node: ContainerDirective, builder: DocBuilder): Element {
  const label = labelContent(state, node);
  if (label.length === 0) {
    const place = builder.sources.nodePlace(node);
    const args = { name: ':::tab', example: ':::tab[Label]' };
    builder.report(diagnose('content/missing-label', args, { place }));
    label.push({ type: 'text', value: builder.phrase('content.tab') });
  }
  const children = state.all({ type: 'root', children: directiveContent(node) });
  return section(state, label, children, builder);
}

/** Converts `:::code-group` with fenced code blocks, labeled by title or language. */
export function codeGroup(state: State, node: ContainerDirective, builder: DocBuilder): Element {
  const sections: ElementContent[] = [];
  for (const child of directiveContent(node)) {
    if (child.type === 'code') sections.push(codeTab(state, child, builder));
    else if (!isComment(child)) {
      const problem = 'holds something that is not a fenced code block';
      const place = builder.sources.nodePlace(child);
      builder.report(
        diagnose('content/misplaced-directive', { name: ':::code-group', problem }, { place }),
      );
      const converted = state.one(child, node);
      if (converted) sections.push(...(Array.isArray(converted) ? converted : [converted]));
    }
  }
  return group(state, node, ['tabs', 'tabs-code'], sections);
}

/** One or more comments, often for a formatter: `<!-- prettier-ignore -->`. */
function isComment(node: RootContent): boolean {
  return node.type === 'html' && /^(?:<!--(?:(?!-->)[\s\S])*-->\s*)+$/.test(node.value.trim());
}

function codeTab(state: State, node: Code, builder: DocBuilder): Element {
  // A block with a label of its own keeps its title.
  const withTitle = tabLabel(node) !== undefined;
  const figure = codeFigure(node, builder, { withTitle });
  state.patch(node, figure);
  return section(state, [{ type: 'text', value: codeLabel(node, builder) }], [figure], builder);
}

function group(
  state: State,
  node: ContainerDirective,
  className: string[],
  sections: ElementContent[],
): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className, dataSync: node.attributes?.sync || undefined },
    children: state.wrap(sections, true),
  };
}

function section(
  state: State,
  label: ElementContent[],
  children: ElementContent[],
  builder: DocBuilder,
): Element {
  const heading: Element = {
    type: 'element',
    tagName: 'p',
    properties: { className: ['tab-label'] },
    children: label,
    data: { whenEmpty: builder.phrase('content.tab') },
  };
  return {
    type: 'element',
    tagName: 'section',
    properties: { className: ['tab'] },
    children: state.wrap([heading, ...children], true),
    data: { isTab: true },
  };
}
